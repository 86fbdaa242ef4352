import type { Letter } from "./visitors.ts";
import type { World } from "../world.ts";

const PEOPLE = ["asha", "bela", "chitra", "dev"] as const;

/** Writes a letter: mostly an honest one, now and then one that names what is another's. */
export function writeLetter(world: World, number: number): { letter: Letter; files: Buffer[] } {
  const { chance } = world;
  const { maxFilesMb } = world.settings;
  const token = `m${number}`;
  const person = chance.pick(PEOPLE);
  const isForm = chance.happens(0.15);
  const before = world.letters.at(-1);
  const isThief = before !== undefined && chance.happens(0.15);
  const files =
    isForm || chance.happens(0.55) ? [] : Array.from({ length: chance.between(1, 3) }, () => pdf());
  const letter: Letter = {
    token,
    email: chance.happens(0.2) ? `${person.toUpperCase()}@example.com` : `${person}@example.com`,
    words: `${token}: ${"ten CNMG 120408, please. ".repeat(chance.between(1, 4))}`.trim(),
    key: chance.happens(0.1) ? undefined : isThief && chance.happens(0.5) ? before.key : `key-${token}`,
    isForm,
    files: [],
    foreignFiles: isThief ? before.files.map(({ id }) => id).slice(0, 2) : [],
    links: [],
    address: `192.0.2.${chance.between(1, 3)}`,
  };
  return { letter, files };

  function pdf(): Buffer {
    // Two pieces; and now and then as much as a fifth of a limit that is low. Large files take long.
    const length = chance.happens(0.006)
      ? 1_300_000
      : chance.between(10, maxFilesMb === 1 && chance.happens(0.2) ? 300_000 : 1_500);
    return Buffer.concat([
      Buffer.from(`%PDF-1.7\n% ${token}\n`, "latin1"),
      Buffer.alloc(length, "7"),
      Buffer.from("\nstartxref\n9\n%%EOF\n", "latin1"),
    ]);
  }
}
