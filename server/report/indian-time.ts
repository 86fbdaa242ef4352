const FORMAT = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A time as the clocks of the supplier show it, such as `2026-01-03 01:30:00`. */
export function indianTime(time: Date): string {
  return FORMAT.format(time);
}
