import { FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { LIMITS } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import type { Condition } from "../report/condition.ts";

/** The figures that {@link checkBounds} examines. */
export interface BoundsParts {
  store: Pick<OpenStore, "load" | "measureFree">;
  /** Bytes that files count towards their limit. */
  measureFiles: () => Promise<number>;
  settings: Pick<Settings, "maxStored" | "maxUnsent" | "maxFilesMb"> & { mail: object | undefined };
}

/** From this share of a limit on, the owner is warned. */
const NEAR = 0.8;

/** Bytes that the longest message needs on disk: SQLite writes it to its log first, then to the database. */
export const LARGEST_ON_DISK = 2 * LIMITS.bodyBytes;

/** Whether a limit of the store is near or reached: messages, unsent mails, files, disk. */
export async function checkBounds({ store, settings, measureFiles }: BoundsParts): Promise<Condition[]> {
  const { maxStored, maxUnsent, mail } = settings;
  const { stored, unsent } = await store.load();
  const free = await store.measureFree?.();
  return [
    ...bound("stored", `${stored} messages are kept, MAX_STORED is ${maxStored}.`, stored / maxStored),
    // Without a mail server, mails wait for ever and their number is not limited.
    ...bound(
      "unsent",
      `${unsent} mails wait to be sent, MAX_UNSENT is ${maxUnsent}.`,
      mail === undefined ? 0 : unsent / maxUnsent,
    ),
    ...filesBound((await measureFiles()) / MIB, settings.maxFilesMb),
    ...(free === undefined ? [] : disk(free)),
  ];
}

function bound(name: "stored" | "unsent", facts: string, share: number): Condition[] {
  const met = `${facts} No more messages are taken until there is room.`;
  return [
    { name: `${name}-near`, isOn: share >= NEAR, text: `${facts} Make room in time.`, isBlocking: false },
    { name: `${name}-met`, isOn: share >= 1, text: met, isBlocking: true },
  ];
}

/** Messages without files are still accepted. */
function filesBound(keptMb: number, maxFilesMb: number): Condition[] {
  // With 0 the operator accepts no files.
  const share = maxFilesMb === 0 ? 0 : keptMb / maxFilesMb;
  const facts = `${Math.round(keptMb)} MB of files are kept, MAX_FILES_MB is ${maxFilesMb}.`;
  // The largest file must still fit.
  const isMet = share > 0 && keptMb + FILE_LIMITS.bytes / MIB > maxFilesMb;
  return [
    { name: "files-near", isOn: share >= NEAR, text: `${facts} Make room in time.`, isBlocking: false },
    { name: "files-met", isOn: isMet, text: `${facts} Large files are refused.`, isBlocking: false },
  ];
}

function disk(free: number): Condition[] {
  const room = `The disk of DATA_DIR has ${Math.floor(free / 1024)} KiB free`;
  return [
    {
      name: "disk-low",
      isOn: free < 10 * LARGEST_ON_DISK,
      text: `${room}: fewer than ten of the longest messages fit.`,
      isBlocking: false,
    },
    {
      name: "disk-full",
      isOn: free < LARGEST_ON_DISK,
      text: `${room}: long messages are refused.`,
      isBlocking: true,
    },
  ];
}
