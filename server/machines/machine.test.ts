import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { MACHINES, type MachineCall } from "#contract/machines/machines.ts";
import { createMachine } from "./machine.ts";

const dist = mkdtempSync(join(tmpdir(), "machines-"));
writeFileSync(join(dist, MACHINES.files), JSON.stringify({ search: "/data/search.json" }));
writeFileSync(join(dist, "search.json"), JSON.stringify({ tools: 3 }));
// A stand-in for the build's bundle: it fetches, fails or never ends, as its question says.
writeFileSync(
  join(dist, MACHINES.code),
  `export const openTools = (files, site) => async ({ arguments: { query } }) => {
    if (query === "loop") for (;;);
    if (query === "fault") throw new Error("broken");
    return { site, file: await (await fetch("/search.json")).json(), asked: files.search };
  };`,
);
afterAll(() => rmSync(dist, { recursive: true }));

function question(query: string): MachineCall {
  return { name: "search", arguments: { query } };
}

test("a question that never ends is stopped, and the next one is answered", async () => {
  const machine = createMachine(dist, "https://www.example.com", 2_000);
  const answer = { site: "https://www.example.com", file: { tools: 3 }, asked: "/data/search.json" };
  expect(await machine.ask(question("m8"))).toEqual(answer);
  await expect(machine.ask(question("fault"))).rejects.toThrow("broken");
  const stuck = machine.ask(question("loop"));
  // It waits behind the one that never ends.
  const behind = machine.ask(question("m8"));
  await expect(stuck).rejects.toThrow("the answer took too long");
  await expect(behind).rejects.toThrow("the answer took too long");
  expect(await machine.ask(question("m8"))).toEqual(answer);
  await machine.stop();
});
