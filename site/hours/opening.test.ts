import fc from "fast-check";
import { expect, it } from "vitest";
import { answerWords, openingAt, openingWords, type StatedHours } from "./opening.ts";

const hours: StatedHours = {
  timeZone: "Asia/Kolkata",
  working: "10:00 AM - 6:00 PM",
  lines: [
    { days: "Monday-Friday", hours: "9:00 AM - 6:00 PM" },
    { days: "Saturday", hours: "10:00 AM - 2:00 PM" },
    { days: "Sunday", hours: "closed" },
  ],
};

/** A time of the week of Monday, 23 November 2026, by Indian clocks. */
const at = (day: number, clock: string): Date => new Date(`2026-11-${22 + day}T${clock}:00+05:30`);
const read = (time: Date, stated = hours): string => openingWords(openingAt(stated, time));

it.each([
  ["Monday's opening minute", 1, "10:00", "Open now, until 6:00 PM"],
  ["Monday's last minute", 1, "17:59", "Open now, until 6:00 PM"],
  ["Monday's closing minute", 1, "18:00", "Closed now, opens Tuesday 10:00 AM"],
  ["Monday before dawn", 1, "00:00", "Closed now, opens 10:00 AM"],
  ["Saturday noon", 6, "12:00", "Open now, until 2:00 PM"],
  ["Saturday at two", 6, "14:00", "Closed now, opens Monday 10:00 AM"],
  ["Sunday", 7, "11:00", "Closed now, opens Monday 10:00 AM"],
  ["the last minute of a week", 7, "23:59", "Closed now, opens Monday 10:00 AM"],
  ["an hour that one reading has and the other hasn't", 1, "09:30", ""],
])("on %s", (_, day, clock, words) => {
  expect(read(at(day, clock))).toBe(words);
});

it("the hours are those of the company's clocks, wherever the visitor is", () => {
  expect(read(new Date("2026-11-23T04:30:00Z"))).toBe("Open now, until 6:00 PM");
  expect(read(new Date("2026-11-23T12:30:00Z"))).toBe("Closed now, opens Tuesday 10:00 AM");
  const berlin = { ...hours, timeZone: "Europe/Berlin" };
  expect(read(new Date("2026-11-23T12:30:00Z"), berlin)).toBe("Open now, until 6:00 PM");
});

it.each([
  ["on Saturday afternoon", 6, "16:00", "It is answered by e-mail, from Monday, 10:00 AM."],
  ["before the day begins", 2, "07:15", "It is answered by e-mail, from 10:00 AM."],
  ["in an hour that only one reading has", 2, "09:15", "It is answered by e-mail, from 10:00 AM."],
  ["during the hours", 2, "11:00", "We are open now, until 6:00 PM, and answer by e-mail."],
])("a message sent %s is told when it is answered", (_, day, clock, words) => {
  expect(answerWords(openingAt(hours, at(day, clock)))).toBe(words);
});

it("a company that never closes, or says no hours, is promised nothing of a time", () => {
  const always = { ...hours, working: "24 hours", lines: [{ days: "Every day", hours: "24 hours" }] };
  expect(read(at(7, "23:59"), always)).toBe("Open now");
  const asked = { ...hours, lines: [{ days: "Every day", hours: "by appointment" }] };
  expect(read(at(1, "11:00"), asked)).toBe("Closed now");
  expect(answerWords(openingAt(asked, at(1, "11:00")))).toBe("It is answered by e-mail.");
});

it("hours that go on over midnight, and over the week's end, end when the last of them do", () => {
  const late = {
    ...hours,
    working: "by telephone",
    lines: [
      { days: "Sunday", hours: "8:00 PM - 12:00 AM" },
      { days: "Monday", hours: "12:00 AM - 2:00 AM" },
    ],
  };
  expect(read(at(7, "23:00"), late)).toBe("Open now, until Monday 2:00 AM");
  expect(read(at(1, "01:00"), late)).toBe("Open now, until 2:00 AM");
});

it("a day and minute that are said to be the next opening are open, and no minute before is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }), (minute) => {
      const start = at(1, "00:00").getTime();
      const later = (by: number) => openingAt(hours, new Date(start + (minute + by) * 60_000));
      const { state, now, opens } = later(0);
      expect(now).toBe(minute);
      if (state === "open" || opens === undefined) return;
      expect(later(opens - now).state).toBe("open");
      expect(later(opens - now - 1).state).not.toBe("open");
      expect(later(Math.floor((opens - now) / 2)).state).not.toBe("open");
    }),
  );
});
