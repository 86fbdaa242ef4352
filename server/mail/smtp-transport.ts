import { createTransport } from "nodemailer";
import type { ComposedMail } from "./composed-mail.ts";
import { toMailError } from "./mail-error.ts";
import { LONGEST_TRY } from "./outbox.ts";

/** Simultaneous connections to the mail server. */
export const CONNECTIONS = 3;

/** Hands mails to a mail server. */
export interface MailTransport {
  /**
   * Resolves once the mail server has accepted the mail. `rejected` counts the addresses that it refused.
   * @throws MailError
   */
  send(mail: ComposedMail): Promise<{ rejected: number }>;
  /** Closes all connections, even those in use. */
  close(): void;
}

/** Creates a pool of connections to the mail server at `smtpUrl`; connects with the first mail. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox retries; if nodemailer retried too, it would send copies.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(smtpUrl) ? { requireTLS: true } : {}),
  });
  return {
    async send({ isAutomatic, ...mail }) {
      const headers: Record<string, string> = isAutomatic ? { "Auto-Submitted": "auto-generated" } : {};
      try {
        const { rejected } = await transport.sendMail({
          ...mail,
          headers,
          envelope: { from: mail.from.address, to: mail.to },
          signal: AbortSignal.timeout(LONGEST_TRY),
        });
        return { rejected: rejected.length };
      } catch (error) {
        throw toMailError(error, mail);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** A password needs TLS, unless the URL opts out or the mail server is on this machine. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, username, searchParams } = new URL(smtpUrl);
  if (protocol === "smtps:" || username === "") return false;
  if (searchParams.has("ignoreTLS") || searchParams.has("requireTLS")) return false;
  return !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
