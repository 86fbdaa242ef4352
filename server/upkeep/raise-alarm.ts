import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Settings } from "#contract/settings.ts";

/** Something that the owner has to know at once. */
export interface Alarm {
  /** Name of the incident, such as `mail-late`. */
  name: string;
  state: "began" | "ended";
  /** A sentence for the owner. */
  text: string;
}

/** Milliseconds that the command or the request may take. */
const PATIENCE = 20_000;

/** Tells the owner through all configured channels. Throws when all of them fail. */
export type RaiseAlarm = (alarm: Alarm) => Promise<void>;

/**
 * Sets up the channels. ALARM_COMMAND is a shell command with the alarm in its environment (ALARM_NAME, ALARM_STATE,
 * ALARM_TEXT). ALARM_URL gets a POST of `{ text, name, state }`, which chat services understand.
 * @param environment of the command.
 */
export function createAlarm(
  { command, url }: Settings["alarm"],
  environment: Record<string, string>,
): RaiseAlarm {
  return async (alarm) => {
    const channels = [
      ...(command === undefined ? [] : [runCommand(command, alarm, environment)]),
      ...(url === undefined ? [] : [post(url, alarm)]),
    ];
    const results = await Promise.allSettled(channels);
    // One channel that works is enough.
    if (results.some((result) => result.status === "fulfilled")) return;
    for (const result of results) if (result.status === "rejected") throw result.reason;
  };
}

async function runCommand(
  command: string,
  { name, state, text }: Alarm,
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn(command, {
    shell: true,
    // In the environment, not in the command line, so that the shell can't run any of it.
    env: { ...environment, ALARM_NAME: name, ALARM_STATE: state, ALARM_TEXT: text },
    stdio: "ignore",
    timeout: PATIENCE,
    killSignal: "SIGKILL",
  });
  await once(child, "exit");
  if (child.exitCode !== 0) {
    throw new Error(`ALARM_COMMAND ended with ${child.exitCode ?? child.signalCode}.`);
  }
}

async function post(url: string, alarm: Alarm): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(alarm),
    // Only the configured address gets the alarm, none that it redirects to.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`ALARM_URL answered ${response.status}.`);
}
