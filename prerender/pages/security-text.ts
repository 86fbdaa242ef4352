/** Content of a security.txt. */
export interface SecurityTextOptions {
  /** Address for reports of vulnerabilities. */
  email: string;
  publicUrl: string | undefined;
  /** Time of the build. */
  now: Date;
}

/** A year less a day, ms: RFC 9116 recommends less than a year, so that somebody checks it again. */
const VALIDITY_MS = 364 * 86_400_000;

/** The text of `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities. */
export function securityText({ email, publicUrl, now }: SecurityTextOptions): string {
  const lines = [
    `Contact: mailto:${email}`,
    // Whole days, so that two builds on the same day are equal.
    `Expires: ${new Date(now.getTime() + VALIDITY_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, hi",
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
  ];
  return `${lines.join("\n")}\n`;
}
