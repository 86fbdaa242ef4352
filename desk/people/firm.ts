import * as client from "openid-client";
import type { DeskSettings } from "#contract/desk/desk-settings.ts";
import { hashOf } from "#server/store/tokens.ts";

/** What a sign-in by the firm's accounts waits for, kept on the server until the browser comes back. */
export interface FirmFlow {
  verifier: string;
  state: string;
  nonce: string;
}

/** Path that the firm's provider leads back to. */
export const FIRM_BACK = "/sign-in/firm/back";

/** Seconds that the provider may take to answer. */
const PATIENCE = 10;

/** How an account's id begins where keys are stored: no passkey's id has a colon. */
const ACCOUNT = "firm:";

/** Signing in by accounts of the firm's OpenID provider: authorization code with PKCE, state and nonce. */
export class Firm {
  readonly #settings: NonNullable<DeskSettings["oidc"]>;
  readonly #back: string;
  #configuration: Promise<client.Configuration> | undefined;

  /** @param origin of the desk. */
  constructor(settings: NonNullable<DeskSettings["oidc"]>, origin: string) {
    this.#settings = settings;
    this.#back = origin + FIRM_BACK;
  }

  /** Where the browser goes, and what is kept until it comes back. @throws where the provider can't be asked. */
  async begin(): Promise<{ address: string; flow: FirmFlow }> {
    const flow = {
      verifier: client.randomPKCECodeVerifier(),
      state: client.randomState(),
      nonce: client.randomNonce(),
    };
    const address = client.buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: this.#back,
      scope: "openid",
      code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: "S256",
      state: flow.state,
      nonce: flow.nonce,
    });
    return { address: address.href, flow };
  }

  /**
   * The account that the provider vouches for, by issuer and subject, as an id that is stored like a key's.
   * @param query of the address that the browser came back to.
   * @throws where it vouches for none.
   */
  async accountOf(query: string, { verifier, state, nonce }: FirmFlow): Promise<string> {
    const tokens = await client.authorizationCodeGrant(
      await this.#discover(),
      new URL(`${this.#back}${query}`),
      {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      },
    );
    const { iss, sub } = tokens.claims() ?? {};
    if (!iss || !sub) throw new Error("the provider names nobody");
    return ACCOUNT + hashOf(JSON.stringify([iss, sub]));
  }

  /** Asked once; where that fails, again the next time. */
  #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    // The settings take http for localhost alone.
    const execute = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
    this.#configuration ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: PATIENCE })
      .catch((error: unknown) => {
        this.#configuration = undefined;
        throw error;
      });
    return this.#configuration;
  }
}

/** Whether what is stored as a key is an account of the firm's. */
export function isAccount(id: string): boolean {
  return id.startsWith(ACCOUNT);
}
