/** Where the supplier's clocks stand, and his language: from `company.json`, as the build has noted them. */
export interface Clocks {
  /** Such as `Asia/Kolkata`. */
  timeZone: string;
  /** Such as `en-IN`; it decides how the zone is called. */
  language: string;
}

interface Formats extends Clocks {
  time: Intl.DateTimeFormat;
  zone: Intl.DateTimeFormat;
}

function formatsOf({ timeZone, language }: Clocks): Formats {
  return {
    timeZone,
    language,
    time: new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
    zone: new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "short" }),
  };
}

/** Of this process, as a system's own zone is. */
let formats = formatsOf({ timeZone: "UTC", language: "en" });

/** Sets the clocks of this process, once, before it shows a time. */
export function setClocks(clocks: Clocks): void {
  formats = formatsOf(clocks);
}

/** The language of what the server writes. */
export function language(): string {
  return formats.language;
}

/** A time as the clocks of the supplier show it, such as `2026-01-03 01:30:00`. */
export function localTime(time: Date): string {
  return formats.time.format(time);
}

/** What the zone is called at a time: `IST`. */
export function zoneName(time: Date): string {
  const name = formats.zone.formatToParts(time).find(({ type }) => type === "timeZoneName");
  return name?.value ?? formats.timeZone;
}

/** A time with the name of its zone, such as `2026-01-03 01:30:00 IST`. */
export function localTimeAndZone(time: Date): string {
  return `${localTime(time)} ${zoneName(time)}`;
}

/** When a day such as `2026-01-31` begins there; `later` days after it. */
export function startOfDay(day: string, later = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + later * 24 * 3_600_000;
  let begin = wanted;
  // Twice, because the clocks may have been put forward or back between the first guess and the day's beginning.
  for (let pass = 0; pass < 2; pass += 1)
    begin += wanted - Date.parse(`${localTime(new Date(begin)).replace(" ", "T")}Z`);
  return new Date(begin);
}
