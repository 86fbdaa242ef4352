/** Names that begin so are settings of ours or mistakes. */
const FAMILIES = ["MAIL_", "SMTP_", "ALARM_", "RATE_LIMIT_", "RETENTION_", "TRUSTED_PROX", "ALLOWED_ORIGIN"];

/** What the server itself gives to ALARM_COMMAND, which may run a command of ours. */
const OURS_TOO = new Set(["ALARM_NAME", "ALARM_STATE", "ALARM_TEXT"]);

/**
 * A sentence for each variable that looks like a setting but is none, such as `RATELIMIT` or `SMTP_ULR`: ignored, it
 * would leave the operator believing that it holds.
 * @param names those of the environment.
 * @param known those of the settings.
 */
export function unknownSettings(names: string[], known: string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || OURS_TOO.has(name)) return [];
    const meant = known.find((each) => isLike(name, each));
    if (meant !== undefined) return [`${name}: there is no such setting. Is ${meant} meant?`];
    const isOfFamily = FAMILIES.some((family) => name.toUpperCase().startsWith(family));
    return isOfFamily ? [`${name}: there is no such setting (.env.example has all of them).`] : [];
  });
}

function isLike(name: string, known: string): boolean {
  const [one, other] = [bare(name), bare(known)];
  // A short name is soon like many.
  const most = other.length <= 7 ? 1 : 2;
  return one === other || sortedWords(name) === sortedWords(known) || areWithin(one, other, most);
}

function bare(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

function sortedWords(name: string): string {
  return name.toUpperCase().split("_").toSorted().join("_");
}

/** Whether so many letters at most are wrong, missing, too many, or in the place of their neighbour. */
function areWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) ways.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}
