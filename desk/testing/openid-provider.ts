import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { type Server, createServer } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { listen } from "#server/listen.ts";

/** For tests: a firm's OpenID provider that signs in whoever it is told, at once. */
export class OpenIdProvider {
  /** Who is at the browser. */
  subject = "user-1";
  /** What its next answers say otherwise than they should. */
  lies: { nonce?: string; aud?: string; iss?: string } = {};
  issuer = "";
  readonly #codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  readonly #keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void textOf(request).then((body) => {
        const answer = this.#answer(new URL(request.url ?? "", this.issuer).pathname, body);
        response.writeHead(answer === undefined ? 400 : 200, { "Content-Type": "application/json" });
        response.end(JSON.stringify(answer ?? { error: "invalid_grant" }));
      });
    });
    this.issuer = (await listen(this.#server, { host: "127.0.0.1", port: 0 })).replace(
      "127.0.0.1",
      "localhost",
    );
  }

  /** What its page does once somebody has signed in there. @returns the address that it leads back to. */
  lead(address: string): string {
    const { searchParams } = new URL(address);
    const of = (name: string) => searchParams.get(name) ?? "";
    if (
      of("client_id") !== "desk" ||
      of("response_type") !== "code" ||
      of("code_challenge_method") !== "S256"
    )
      throw new Error(`a wrong request: ${address}`);
    const code = randomUUID();
    const redirect = of("redirect_uri");
    this.#codes.set(code, { nonce: of("nonce"), challenge: of("code_challenge"), redirect });
    return `${redirect}?${new URLSearchParams({ code, state: of("state"), iss: this.issuer }).toString()}`;
  }

  #answer(path: string, body: string): object | undefined {
    const { issuer } = this;
    if (path === "/.well-known/openid-configuration")
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
      };
    if (path === "/keys")
      return {
        keys: [{ ...this.#keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
      };
    const form = new URLSearchParams(body);
    const asked = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const isWhole =
      asked &&
      createHash("sha256").update(verifier).digest("base64url") === asked.challenge &&
      form.get("redirect_uri") === asked.redirect &&
      form.get("client_secret") === "client secret";
    return isWhole
      ? { access_token: "x", token_type: "bearer", expires_in: 60, id_token: this.#token(asked.nonce) }
      : undefined;
  }

  #token(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      sub: this.subject,
      aud: "desk",
      nonce,
      iat: now,
      exp: now + 60,
      ...this.lies,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "RS256", kid: "1" })}.${part(claims)}`;
    return `${text}.${createSign("sha256").update(text).sign(this.#keys.privateKey).toString("base64url")}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
