import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpServer } from "#server/http/create-http-server.ts";
import { listen } from "#server/listen.ts";
import { createLog } from "#server/report/log.ts";
import { stopGracefully } from "#server/stop-gracefully.ts";
import type { OpenStore } from "#server/store/open-existing-store.ts";
import { openStore } from "#server/store/store.ts";
import type { DatabasePlace } from "#server/store/open-database.ts";
import { createDesk, deskHeaders } from "../app.ts";
import { type Publisher, createPublisher } from "../content/publisher.ts";
import { type Workspace, openWorkspace } from "../content/workspace.ts";
import type { DeskParts } from "../http.ts";
import { newId } from "../new-id.ts";
import type { PdfFonts } from "../offer/pdf-sheet.ts";
import { startSession } from "../people/sessions.ts";
import type { RangeTool } from "../range/range.ts";

/** For tests: the desk behind real HTTP on a free port of loopback, over a real store. */
export interface RunningDesk {
  store: OpenStore;
  parts: DeskParts;
  origin: string;
  /** Makes a person. @returns the cookie of his session. */
  signIn(name?: string): Promise<string>;
  /** Asks as a browser with this cookie does; a form is posted as the desk's own page posts it. */
  ask(
    path: string,
    cookie?: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  stop(): Promise<void>;
}

const SELLER = {
  legalName: "Sample Tools",
  lines: ["Gurugram, Haryana, India"],
  phone: "+91 124 000 0000",
  email: "sales@sample.example",
};

/** The fonts of offers, as the build copies them. */
export function offerFonts(): PdfFonts {
  const read = (weight: number) =>
    readFileSync(new URL(`../../art/font/offer-${weight}.woff`, import.meta.url));
  return { regular: read(400), bold: read(600) };
}

/** Starts a desk in this process. */
export async function startDesk(
  tools: readonly RangeTool[] = [],
  {
    clock = () => new Date(),
    place,
    workspace,
    publisher,
    oidc,
  }: {
    clock?: () => Date;
    place?: DatabasePlace;
    workspace?: Workspace;
    /** What a test sets of it. */
    publisher?: Partial<Publisher>;
    oidc?: DeskParts["settings"]["desk"]["oidc"];
  } = {},
): Promise<RunningDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), "desk-"));
  const store = await openStore(place ?? { dataDir });
  // The address is known before the desk is made: it answers for no other one.
  const probe = createServer();
  const origin = (await listen(probe, { host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  await new Promise((resolve) => void probe.close(resolve));
  const parts: DeskParts = {
    store,
    range: new Map(tools.map((tool) => [tool.id, tool])),
    workspace: workspace ?? openWorkspace(dataDir),
    print: { seller: SELLER, fonts: offerFonts() },
    publisher: {
      ...createPublisher({ root: dataDir, folder: dataDir, clock, onEnd: () => undefined }),
      ...publisher,
    },
    files: new Map(),
    distDir: dataDir,
    settings: {
      dataDir,
      publicUrl: undefined,
      retentionDays: 730,
      trustedProxies: 0,
      desk: { url: origin, oidc },
    },
    clock,
    log: createLog({ write: () => undefined }),
  };
  const server = createHttpServer(createDesk(parts), () => deskHeaders(origin));
  await listen(server, { host: "127.0.0.1", port: Number(new URL(origin).port) });
  return {
    store,
    parts,
    origin,
    async signIn(name = "A. Sample") {
      const id = newId();
      const created_at = clock().toISOString();
      await store.database.insertInto("people").values({ id, name, created_at, removed_at: null }).execute();
      return `__Host-desk=${await startSession(store.database, id, clock())}`;
    },
    ask: (path, cookie = "", form, headers = {}) =>
      fetch(origin + path, {
        redirect: "manual",
        headers: { Cookie: cookie, ...(form && { Origin: origin }), ...headers },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      }),
    async stop() {
      await stopGracefully(server, 1_000);
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
