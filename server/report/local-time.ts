/** The supplier's time zone and language, as noted by the build from `company.json`. */
export interface Clocks {
  /** Such as `Asia/Kolkata`. */
  timeZone: string;
  /** Such as `en-IN`; it decides the zone's name. */
  language: string;
}

interface Formats extends Clocks {
  time: Intl.DateTimeFormat;
  zone: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  minute: Intl.DateTimeFormat;
}

function formatsOf({ timeZone, language }: Clocks): Formats {
  return {
    timeZone,
    language,
    time: new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
    day: new Intl.DateTimeFormat(language, { timeZone, dateStyle: "medium" }),
    minute: new Intl.DateTimeFormat(language, { timeZone, timeStyle: "short" }),
    zone: new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "short" }),
  };
}

/** Shared by the whole process, like a system's time zone. */
let formats = formatsOf({ timeZone: "UTC", language: "en" });

/** Sets this process's clocks: before any time is shown, and after a later build. */
export function setClocks(clocks: Clocks): void {
  formats = formatsOf(clocks);
}

/** Language of the server's texts. */
export function language(): string {
  return formats.language;
}

/** A time on the supplier's clocks, such as `2026-01-03 01:30:00`. */
export function localTime(time: Date): string {
  return formats.time.format(time);
}

/** Name of the time zone at a time, such as `IST`. */
export function zoneName(time: Date): string {
  const name = formats.zone.formatToParts(time).find(({ type }) => type === "timeZoneName");
  return name?.value ?? formats.timeZone;
}

/** A time with the name of its zone, such as `2026-01-03 01:30:00 IST`. */
export function localTimeAndZone(time: Date): string {
  return `${localTime(time)} ${zoneName(time)}`;
}

/** A day for a visitor, such as `3 Jan 2026`. */
export function dayInWords(time: Date): string {
  return formats.day.format(time);
}

/** A time for a visitor, such as `3 Jan 2026, 1:30 am IST`. */
export function timeInWords(time: Date): string {
  return `${formats.day.format(time)}, ${formats.minute.format(time)} ${zoneName(time)}`;
}

/** Start of a day such as `2026-01-31` on the supplier's clocks, or of a day `later` days after it. */
export function startOfDay(day: string, later = 0): Date {
  const target = Date.parse(`${day}T00:00:00Z`) + later * 24 * 3_600_000;
  let begin = target;
  // Twice, because the clocks may have changed between the first estimate and the day's start.
  for (let pass = 0; pass < 2; pass += 1)
    begin += target - Date.parse(`${localTime(new Date(begin)).replace(" ", "T")}Z`);
  return new Date(begin);
}
