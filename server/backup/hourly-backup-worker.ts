import { workerData } from "node:worker_threads";
import * as v from "valibot";
import { writeHourlyBackup } from "./hourly-backup.ts";

const { place, now } = v.parse(
  v.object({
    place: v.object({
      dataDir: v.string(),
      databaseUrl: v.optional(v.string()),
      retentionDays: v.number(),
      folder: v.string(),
    }),
    now: v.number(),
  }),
  workerData,
);
await writeHourlyBackup(place, new Date(now));
