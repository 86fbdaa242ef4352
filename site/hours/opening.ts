import { daysOf } from "./days.ts";
import { hoursOf } from "./opening-hours.ts";

/** What the page says of the hours, and by whose clocks. */
export interface StatedHours {
  /** "Asia/Kolkata". */
  timeZone: string;
  /** The reading without days: "10:00 AM - 6:00 PM". */
  working: string;
  /** The reading by days. */
  lines: readonly { days: string; hours: string }[];
}

/** A time of the week: minutes since Monday's first. */
interface Span {
  opens: number;
  closes: number;
}

/** Whether somebody is there. A time in minutes since Monday 0:00 by the company's clocks. */
export interface Opening {
  /** "unsure" where one reading says open and the other closed. */
  state: "open" | "closed" | "unsure";
  now: number;
  /** When it closes; undefined if it isn't open, or never closes. */
  until?: number | undefined;
  /** When it opens next; undefined if it is open, or never opens. */
  opens?: number | undefined;
}

const DAYS = daysOf("every day");
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** The minute of the week by a zone's clocks. */
function minuteIn(timeZone: string, time: Date): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "long",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return DAYS.indexOf(part("weekday")) * DAY + Number(part("hour")) * 60 + Number(part("minute"));
}

/** The spans of a week by the days' own hours, or those in which the other reading agrees; touching ones joined. */
function spansOf({ lines, working }: StatedHours, isNarrow: boolean): Span[] {
  const bounds = (isNarrow && hoursOf(working)) || { opens: 0, closes: 24 };
  const spans: Span[] = [];
  for (const [at, day] of DAYS.entries()) {
    const line = lines.find(({ days }) => daysOf(days).includes(day));
    const hours = line && hoursOf(line.hours);
    if (!hours) continue;
    const opens = at * DAY + Math.round(60 * Math.max(hours.opens, bounds.opens));
    const closes = at * DAY + Math.round(60 * Math.min(hours.closes, bounds.closes));
    const last = spans.at(-1);
    if (last?.closes === opens && opens < closes) last.closes = closes;
    else if (opens < closes) spans.push({ opens, closes });
  }
  return spans;
}

const holds = (minute: number) => (span: Span) => span.opens <= minute && minute < span.closes;

/**
 * Whether somebody is there at a time. The days are those of the reading that names them; of two readings of a day's
 * hours nothing is said where they differ, and the next opening is the first that both have.
 */
export function openingAt(hours: StatedHours, time: Date): Opening {
  const now = minuteIn(hours.timeZone, time);
  const sure = spansOf(hours, true);
  const [first] = sure;
  const current = sure.find(holds(now));
  if (current && first) {
    const goesOn = current.closes === WEEK && first.opens === 0;
    const isAlways = goesOn && current === first;
    return {
      state: "open",
      now,
      until: isAlways ? undefined : goesOn ? WEEK + first.closes : current.closes,
    };
  }
  const next = sure.find(({ opens }) => opens > now)?.opens ?? (first && WEEK + first.opens);
  return { state: spansOf(hours, false).some(holds(now)) ? "unsure" : "closed", now, opens: next };
}

/** "10:00 AM". */
function clock(minute: number): string {
  const ofDay = minute % DAY;
  const hour = Math.floor(ofDay / 60);
  return `${hour % 12 || 12}:${String(ofDay % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** A time to come: "10:00 AM" today, "Monday, 10:00 AM" on another day. */
function moment(minute: number, now: number, between: string): string {
  const isToday = Math.floor(minute / DAY) === Math.floor(now / DAY);
  return isToday ? clock(minute) : `${DAYS[Math.floor(minute / DAY) % 7]}${between}${clock(minute)}`;
}

/** "Open now, until 6:00 PM", "Closed now, opens Monday 10:00 AM"; empty where the readings differ. */
export function openingWords({ state, now, until, opens }: Opening): string {
  if (state === "unsure") return "";
  if (state === "closed")
    return `Closed now${opens === undefined ? "" : `, opens ${moment(opens, now, " ")}`}`;
  return `Open now${until === undefined ? "" : `, until ${moment(until, now, " ")}`}`;
}

/** When a message is answered: "It is answered by e-mail, from Monday, 10:00 AM." */
export function answerWords({ state, now, until, opens }: Opening): string {
  if (state === "open")
    return `We are open now${until === undefined ? "" : `, until ${moment(until, now, ", ")}`}, and answer by e-mail.`;
  return `It is answered by e-mail${opens === undefined ? "" : `, from ${moment(opens, now, ", ")}`}.`;
}
