/** What a security.txt is made of. */
export interface SecurityTextOptions {
  /** Who hears of a weakness. */
  email: string;
  publicUrl: string | undefined;
  /** Time of the build. */
  now: Date;
}

/** A year less a day: RFC 9116 wants less than a year, after which somebody has to look whether it still holds. */
const VALID = 364 * 86_400_000;

/** The text of `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export function securityText({ email, publicUrl, now }: SecurityTextOptions): string {
  const lines = [
    `Contact: mailto:${email}`,
    // Whole days, so that two builds of one day are the same.
    `Expires: ${new Date(now.getTime() + VALID).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, hi",
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
  ];
  return `${lines.join("\n")}\n`;
}
