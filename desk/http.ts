import type { HttpBindings } from "@hono/node-server";
import type { Kysely } from "kysely";
import type { Log } from "#server/report/log.ts";
import type { DeskSettings } from "#contract/desk/desk-settings.ts";
import type { Settings } from "#contract/settings.ts";
import type { OpenStore } from "#server/store/open-existing-store.ts";
import type { StoreTables } from "#server/store/database/store-tables.ts";
import type { Publisher } from "./content/publisher.ts";
import type { Workspace } from "./content/workspace.ts";
import type { Seller } from "#server/build-output.ts";
import type { PdfFonts } from "./offer/pdf-sheet.ts";
import type { Person } from "./people/people.ts";
import type { RangeTool } from "./range/range.ts";

/** What requests carry once it is known who asks. */
export interface DeskEnv {
  Bindings: HttpBindings;
  Variables: { person: Person };
}

/** The desk's dependencies. */
export interface DeskParts {
  store: Pick<OpenStore, "database" | "ensureThere" | "eraseDeleted">;
  /** Tools by id. */
  range: ReadonlyMap<string, RangeTool>;
  /** The content folder, which the desk's people change. */
  workspace: Workspace;
  /** What offers as PDF are made with. */
  print: { seller: Seller; fonts: PdfFonts };
  publisher: Publisher;
  /** Files served as they are, by path. */
  files: ReadonlyMap<string, { bytes: Uint8Array; type: string }>;
  /** The built site, for its pictures. */
  distDir: string;
  settings: Pick<Settings, "dataDir" | "publicUrl" | "retentionDays" | "trustedProxies"> & {
    desk: Pick<DeskSettings, "url" | "oidc">;
  };
  clock: () => Date;
  log: Log;
}

export type Database = Kysely<StoreTables>;

/** Fields of a form that was posted: the last value of each name, without surrounding white space. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await request.text());
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, value.replaceAll("\r\n", "\n").trim()]),
  );
}

/** The page that a list is asked for, from 1. */
export function pageOf(text: string | undefined): number {
  const page = Number(text ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
