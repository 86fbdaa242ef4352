import { parseArgs } from "node:util";
import { commands } from "./commands.mjs";
import { FriendlyError } from "./project.mjs";

/**
 * Parses the command line of a command in `commands.mjs`: `{ options, words }`.
 * @throws FriendlyError naming an option or argument that the command doesn't know.
 */
export function readCommandLine(name, args = process.argv.slice(2)) {
  const { options: known = {}, words } = commands[name];
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
    for (const [option, text] of Object.entries(values)) {
      if (known[option].value === "N" && !/^[1-9]\d{0,8}$/.test(text)) {
        throw new Error(`--${option}: expected a whole number from 1, found "${text}"`);
      }
    }
    return { options: values, words: positionals };
  } catch (error) {
    // The first sentence of Node's message; the rest is for programmers.
    const [reason] = error.message.split(/\.?(?:\s*\n|\. )|\.$/);
    throw new FriendlyError(`${callOf(name)}: ${reason}. ${callOf(name)} -- --help says what it takes.`);
  }
}

/** What the command does and takes, for people. */
export function helpOf(name) {
  const { about, words, options = {} } = commands[name];
  const rows = Object.entries(options).map(([option, { value, about: says }]) => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    says,
  ]);
  if (words !== undefined) rows.unshift([words.names, words.about]);
  const width = Math.max(...rows.map(([left]) => left.length));
  const call = [callOf(name), ...(rows.length > 0 ? ["--"] : []), ...rows.map(([left]) => `[${left}]`)];
  const lines = rows.map(([left, says]) => `  ${left.padEnd(width)}  ${says}`);
  return [call.join(" "), "", about, ...(lines.length > 0 ? ["", ...lines] : [])].join("\n");
}

/** All commands, a line each. */
export function listOfCommands() {
  const calls = Object.keys(commands).map((name) => [callOf(name), commands[name].about]);
  const width = Math.max(...calls.map(([call]) => call.length));
  return calls.map(([call, about]) => `  ${call.padEnd(width)}  ${about}`).join("\n");
}

function callOf(name) {
  return ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
}
