import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a lying device or page would say otherwise. */
interface Lies {
  /** The page that asked. */
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

/** For tests: a passkey made of nothing but software, as the browser gives its answers to a form. */
export class SoftwareKey {
  readonly id: Buffer;
  readonly #origin: string;
  readonly #pair: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string, id: Buffer = randomBytes(32)) {
    this.id = id;
    this.#origin = origin;
    this.#pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** The answer that makes the key known. */
  make(challenge: string, lies: Lies = {}): string {
    const { x = "", y = "" } = this.#pair.publicKey.export({ format: "jwk" });
    const bytes = (text: string) => Buffer.from(text, "base64url");
    // A map of CBOR: an EC key, ES256, P-256, x, y.
    const cose = Buffer.concat([hex("a5010203262001215820"), bytes(x), hex("225820"), bytes(y)]);
    const data = Buffer.concat([
      this.#authenticatorData(0x40, lies),
      Buffer.alloc(16),
      hex("0020"),
      this.id,
      cose,
    ]);
    // {fmt: "none", attStmt: {}, authData: …}
    const attestation = Buffer.concat([
      hex("a363666d74646e6f6e656761747453746d74a068617574684461746158"),
      Buffer.of(data.length),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData("webauthn.create", challenge, lies).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** The answer that signs in. */
  answer(challenge: string, lies: Lies & { userHandle?: string } = {}): string {
    const data = this.#authenticatorData(0, lies);
    const clientData = this.#clientData("webauthn.get", challenge, lies);
    const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#pair.privateKey).toString("base64url"),
      userHandle: lies.userHandle,
    });
  }

  #credential(response: object): string {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, { isVerified = true, counter = 0 }: Lies): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | 1 | (isVerified ? 4 : 0)); // 1: somebody was there
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(new URL(this.#origin).hostname).digest(), head]);
  }
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
