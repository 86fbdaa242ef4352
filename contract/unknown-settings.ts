/** Names with these prefixes are settings or mistakes. */
const PREFIXES = ["MAIL_", "SMTP_", "ALARM_", "RATE_LIMIT_", "RETENTION_", "TRUSTED_PROX", "ALLOWED_ORIGIN"];

/** Variables that the server sets for ALARM_COMMAND, which may run one of our commands. */
const ALARM_VARIABLES = new Set(["ALARM_NAME", "ALARM_STATE", "ALARM_TEXT"]);

/**
 * A sentence for each variable that looks like a setting but isn't one, such as `RATELIMIT` or `SMTP_ULR`. If it were
 * ignored, the operator would believe that it applies.
 * @param names of the environment variables.
 * @param known names of the settings.
 */
export function unknownSettings(names: string[], known: string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || ALARM_VARIABLES.has(name)) return [];
    const suggestion = known.find((each) => isLike(name, each));
    if (suggestion !== undefined) return [`${name}: there is no such setting. Is ${suggestion} meant?`];
    const isOfFamily = PREFIXES.some((family) => name.toUpperCase().startsWith(family));
    return isOfFamily ? [`${name}: there is no such setting (.env.example has all of them).`] : [];
  });
}

function isLike(name: string, known: string): boolean {
  const [one, other] = [normalize(name), normalize(known)];
  // Short names resemble many others.
  const maxEdits = other.length <= 7 ? 1 : 2;
  return one === other || sortedWords(name) === sortedWords(known) || areWithin(one, other, maxEdits);
}

function normalize(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

function sortedWords(name: string): string {
  return name.toUpperCase().split("_").toSorted().join("_");
}

/** Whether at most `maxEdits` letters are wrong, missing, extra or swapped with a neighbour. */
function areWithin(one: string, other: string, maxEdits: number): boolean {
  if (Math.abs(one.length - other.length) > maxEdits) return false;
  let previous: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) ways.push((previous[j - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    previous = row;
    row = next;
  }
  return (row[other.length] ?? 0) <= maxEdits;
}
