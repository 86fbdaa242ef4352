import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { PasskeysTable, StoreTables } from "#server/store/database/store-tables.ts";
import { audit } from "../audit.ts";
import { isAccount } from "./firm.ts";
import type { Person } from "./people.ts";
import { newToken } from "#server/store/tokens.ts";

type Database = Kysely<StoreTables>;

/** Milliseconds that a browser has to answer. */
const PATIENCE = 5 * 60_000;
/** Challenges held at once: some hundred kilobytes. */
const MOST = 1_000;

/** What a challenge was made for: it answers nothing else. */
export type Purpose = "sign in" | "firm" | `key of ${string}`;

/** Challenges that browsers have yet to answer, each once. In memory: a restart asks people to begin again. */
export class Challenges {
  readonly #open = new Map<string, { challenge: string; purpose: Purpose; until: number }>();

  /** Keeps a challenge. @returns the secret of the browser's cookie. */
  keep(challenge: string, purpose: Purpose, now: Date): string {
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MOST && oldest !== undefined) this.#open.delete(oldest);
    const secret = newToken();
    this.#open.set(secret, { challenge, purpose, until: now.getTime() + PATIENCE });
    return secret;
  }

  /** The challenge of this browser for this purpose; it is used up, whatever comes of it. */
  take(secret: string | undefined, purpose: Purpose, now: Date): string | undefined {
    const kept = this.#open.get(secret ?? "");
    this.#open.delete(secret ?? "");
    return kept !== undefined && kept.purpose === purpose && now.getTime() < kept.until
      ? kept.challenge
      : undefined;
  }
}

/** Where passkeys hold: the desk's own origin, by its settings. */
export interface RelyingParty {
  /** Such as `https://desk.example.com`. */
  origin: string;
}

/** Ed25519, ES256 and RS256, by their COSE numbers: what authenticators make. */
const ALGORITHMS = [-8, -7, -257];

const idOf = ({ origin }: RelyingParty) => new URL(origin).hostname;

/** What the browser needs to make a key for somebody. */
export async function askForNewKey(database: Database, party: RelyingParty, person: Person) {
  const known = await database
    .selectFrom("passkeys")
    .select("id")
    .where("person_id", "=", person.id)
    .execute();
  const keys = known.filter(({ id }) => !isAccount(id));
  return generateRegistrationOptions({
    rpName: "Desk",
    rpID: idOf(party),
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: PATIENCE,
    excludeCredentials: keys,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What the browser needs to sign somebody in: whoever the key says it is. */
export function askForKey(party: RelyingParty) {
  return generateAuthenticationOptions({
    rpID: idOf(party),
    timeout: PATIENCE,
    userVerification: "required",
  });
}

/** What is stored of a key itself. */
type NewKey = Pick<PasskeysTable, "id" | "public_key" | "counter" | "transports">;

const base = {
  id: v.string(),
  rawId: v.string(),
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
};
const newKeySchema = v.object({
  ...base,
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.optional(
      v.array(v.picklist(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
    ),
  }),
});
const keySchema = v.object({
  ...base,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.optional(v.nullable(v.string())),
  }),
});

function parseCredential<Schema extends v.GenericSchema>(schema: Schema, json: string) {
  try {
    const result = v.safeParse(schema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined; // not JSON
  }
}

/** A key that a browser made; undefined where it doesn't hold. */
export async function readNewKey(
  party: RelyingParty,
  { credential, challenge }: { credential: string; challenge: string },
): Promise<NewKey | undefined> {
  const response = parseCredential(newKeySchema, credential);
  if (response === undefined) return undefined;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON, // its extensions are not looked at
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(response.response.transports ?? []),
  };
}

/**
 * Stores somebody's key with what the record says of it. Resolves to false where its id is taken: that key stays its
 * owner's.
 */
export async function storeKey(
  transaction: Database,
  key: NewKey,
  { person, label, at, what }: { person: Person; label: string; at: Date; what: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("passkeys")
    .values({ ...key, person_id: person.id, label, created_at: at.toISOString(), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await audit(transaction, { person: person.name, what, at });
  return true;
}

/** Whom a key signs in; undefined where it doesn't hold. */
export async function personOfKey(
  database: Database,
  party: RelyingParty,
  { credential, challenge, at }: { credential: string; challenge: string; at: Date },
): Promise<Person | undefined> {
  const response = parseCredential(keySchema, credential);
  if (response === undefined || isAccount(response.id)) return undefined;
  const key = await database
    .selectFrom("passkeys")
    .innerJoin("people", "people.id", "passkeys.person_id")
    .select(["passkeys.id as key_id", "public_key", "counter", "people.id", "people.name"])
    .where("passkeys.id", "=", response.id)
    .where("people.removed_at", "is", null)
    .executeTakeFirst();
  if (key === undefined) return undefined;
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(key.id).toString("base64url")) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON, // its extensions are not looked at
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: true,
    credential: {
      id: key.key_id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, "base64url")),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return undefined;
  await database
    .updateTable("passkeys")
    .set({ counter: authenticationInfo.newCounter, used_at: at.toISOString() })
    .where("id", "=", key.key_id)
    .execute();
  return { id: key.id, name: key.name };
}
