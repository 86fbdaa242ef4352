import type { DatabaseSync } from "node:sqlite";
import type { MailTransport } from "../mail/smtp-transport.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import type { RaiseAlarm } from "../upkeep/raise-alarm.ts";
import type { Bounds } from "../contact/bounds.ts";
import type { World } from "./world.ts";
import type { Rewrite } from "./simulated-dialect.ts";

/** The server's answers to requests. */
export interface Api {
  fetch(request: Request, bindings: object): Response | Promise<Response>;
}

/** A bug put in on purpose, between the server's parts: the server's own code stays as it is. */
export interface Bug {
  /** Replaces statements. */
  rewrite?: Rewrite;
  /** Changes how a database file is opened. */
  onOpen?: (database: DatabaseSync) => void;
  store?: (store: OpenStore) => OpenStore;
  transport?: (transport: MailTransport, store: OpenStore) => MailTransport;
  alarm?: (alarm: RaiseAlarm) => RaiseAlarm;
  api?: (api: Api, world: World) => Api;
  bounds?: (bounds: Bounds) => Bounds;
  /** Milliseconds that a try to send may take. */
  longestTry?: number;
  ignoresFolderSync?: boolean;
  /** Whether what the server asserts of itself is ignored, so that only the oracle can notice it. */
  isUnasserted?: boolean;
}
