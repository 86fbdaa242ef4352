import { parseArgs } from "node:util";
import { SettingsError } from "#contract/settings.ts";
import { PROJECT_ROOT, readSettings } from "#server/settings/env.ts";
import { StoreError } from "#server/store/database/store-error.ts";
import { type OpenStore, openExistingStore } from "#server/store/open-existing-store.ts";
import { findPerson, invite, listPeople, removePerson } from "./people/people.ts";

const USAGE = `npm run desk -- COMMAND

Who may sign in at the supplier's desk (docs/operations.md).

  invite NAME    prints an address, once, with which NAME makes the first key within ten minutes
  recover NAME   the same for somebody who lost every key: the old ones and all sessions end
  remove NAME    ends keys and sessions for good
  people         lists who is at the desk, and how many keys each has
  --root FOLDER  the folder of .env, if not this project's
`;

/** A mistake in the command line; the message is a sentence for the operator. */
class UsageError extends Error {
  override readonly name = "UsageError";
}

const COMMANDS = new Set(["invite", "recover", "remove", "people"]);

/** Name of the operator in the record. */
const OPERATOR = "command line";

async function run(store: OpenStore, [command, ...words]: string[], url: string): Promise<string> {
  const { database } = store;
  const at = new Date();
  const name = words.join(" ").trim();
  if (command === "people" && name === "") {
    const people = await listPeople(database);
    const lines = people.map((person) => `${person.name}: ${person.keys.length} keys\n`);
    return lines.length === 0 ? "Nobody yet: npm run desk -- invite NAME\n" : lines.join("");
  }
  if (name === "" || name.length > 60) throw new UsageError("NAME: expected a name of 1 to 60 letters.");
  const person = await findPerson(database, name);
  if (person === undefined && command !== "invite")
    throw new UsageError(`Nobody at the desk is called "${name}": npm run desk -- people`);
  if (person && command === "remove") {
    await removePerson(database, { person, at, by: OPERATOR });
    return `${person.name} can't sign in any more.\n`;
  }
  const recovers = command === "recover";
  const secret = await invite(database, { name: person?.name ?? name, at, by: OPERATOR, recovers });
  if (secret === undefined)
    throw new UsageError(`"${name}" has keys and can add more. Whoever lost them all: recover, not invite.`);
  const address = `${url}/join/${secret}`;
  return `${await asCode(address)}${address}\nIt holds for ten minutes, once.\n`;
}

/** For a phone's camera; without the package that draws it, nothing. */
async function asCode(address: string): Promise<string> {
  const qr = await import("lean-qr").catch(() => undefined);
  return qr ? `${qr.generate(address).toString({ on: "██", off: "  ", pad: 2 })}\n` : "";
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, root: { type: "string", default: PROJECT_ROOT } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(USAGE);
  else {
    if (!COMMANDS.has(positionals[0] ?? ""))
      throw new UsageError(`There is no command "${positionals[0] ?? ""}".\n${USAGE}`);
    const settings = readSettings(values.root);
    if (settings.desk === undefined) throw new UsageError("DESK_ADDRESS: not set, so there is no desk.");
    const store = await openExistingStore(settings);
    if (store === undefined) throw new UsageError("There is no store yet: start the site once.");
    try {
      process.stdout.write(await run(store, positionals, settings.desk.url));
    } finally {
      await store.close();
    }
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SettingsError || error instanceof StoreError))
    throw error;
  console.error(error.message);
  process.exitCode = error.message.endsWith(USAGE) ? 2 : 1;
}
