import { expect } from "vitest";
import type { ProgramKind, ProgramTyped } from "../program-fields.ts";
import type { Program } from "../program-words.ts";
import { writeProgram } from "../write-program.ts";

/** The program of fields without a fault. */
export function programOf(kind: ProgramKind, typed: ProgramTyped): Program {
  const { program, errors } = writeProgram(kind, typed);
  expect(errors).toEqual({});
  if (!program) throw new Error("There is no program.");
  return program;
}
