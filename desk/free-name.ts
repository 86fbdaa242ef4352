/** Lower-case letters, digits and single hyphens for some words; empty where none are left. */
export function nameFrom(words: string, most = 60): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, most)
    .replace(/-$/, "");
}

/** The name, or with a number behind it the first that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}
