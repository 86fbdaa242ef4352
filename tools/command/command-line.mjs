import { parseArgs } from "node:util";
import { commands } from "./commands.mjs";
import { FriendlyError } from "./project.mjs";

// Node's own parser, so that --help and wrong options are answered before any package is installed.

/**
 * Parses the command line of a command in `commands.mjs`; an option without a value becomes "yes".
 * @param {string} name
 * @param {string[]} args
 * @returns {{ options: Record<string, string | undefined>, words: string[] }}
 * @throws FriendlyError naming an option or argument that the command doesn't know.
 */
export function readCommandLine(name, args = process.argv.slice(2)) {
  const { options: known = {}, words } = commandOf(name);
  const types = Object.entries(known).map(([option, { value }]) => [
    option,
    { type: value === undefined ? "boolean" : "string" },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(types),
      allowPositionals: words !== undefined,
    });
    const texts = Object.entries(values).map(([option, value]) => [
      option,
      value === true ? "yes" : String(value),
    ]);
    for (const [option = "", text = ""] of texts) {
      if (known[option]?.value === "N" && !/^[1-9]\d{0,8}$/.test(text)) {
        throw new Error(`--${option}: expected a whole number from 1, found "${text}"`);
      }
    }
    return { options: Object.fromEntries(texts), words: positionals };
  } catch (error) {
    // The first sentence of Node's message; the rest is for programmers.
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.?(?:\s*\n|\. )|\.$/);
    throw new FriendlyError(`${callOf(name)}: ${reason}. ${callOf(name)} -- --help says what it takes.`);
  }
}

/** The help text of a command. @param {string} name */
export function helpOf(name) {
  const { about, words, options = {} } = commandOf(name);
  const rows = Object.entries(options).map(([option, { value, about: text }]) => ({
    left: value === undefined ? `--${option}` : `--${option} ${value}`,
    text,
  }));
  if (words !== undefined) rows.unshift({ left: words.names, text: words.about });
  const width = Math.max(...rows.map(({ left }) => left.length));
  const call = [callOf(name), ...(rows.length > 0 ? ["--"] : []), ...rows.map(({ left }) => `[${left}]`)];
  const lines = rows.map(({ left, text }) => `  ${left.padEnd(width)}  ${text}`);
  return [call.join(" "), "", about, ...(lines.length > 0 ? ["", ...lines] : [])].join("\n");
}

/** All commands, one per line. */
export function listOfCommands() {
  const calls = Object.entries(commands).map(([name, { about }]) => ({ call: callOf(name), about }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  return calls.map(({ call, about }) => `  ${call.padEnd(width)}  ${about}`).join("\n");
}

/** @param {string} name */
export function commandOf(name) {
  const command = commands[name];
  if (command !== undefined) return command;
  throw new FriendlyError(
    `${name ? `There is no command "${name}".` : "Say which command."}\n${listOfCommands()}`,
  );
}

/** @param {string} name */
function callOf(name) {
  return ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
}
