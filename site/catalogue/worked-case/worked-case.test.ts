import { expect, test } from "vitest";
import { realProduct } from "../testing/real-catalogue.ts";
import { workOut } from "./worked-case.ts";

const insert = realProduct("tur-st-cnmg120408-p25");
const pass = {
  diameter: 60,
  length: 180,
  before: { tool: "Brazed tool", speed: 80, feed: 0.2 },
  after: { product: insert.id, speed: 160, feed: 0.3 },
};

test("a pass at twice the speed and half more feed takes a third of the time", () => {
  expect(workOut(pass, insert)).toEqual({
    rows: [
      { label: "Cutting speed, m/min", values: ["80", "160"] },
      { label: "Feed per revolution, mm", values: ["0.2", "0.3"] },
      // 1000 · 80 ÷ (π · 60), and 180 ÷ (0.2 · 424.4)
      { label: "Spindle speed, 1/min", values: ["424", "849"] },
      { label: "Time of the cut, min", values: ["2.121", "0.707"] },
    ],
    saved: 67,
  });
});

test("without figures the insert runs at the start of its own range", () => {
  const startValues = [
    {
      group: "P" as const,
      vc: { low: 150, start: 200, high: 250 },
      fn: { low: 0.2, start: 0.25, high: 0.3 },
    },
  ];
  const worked = workOut({ ...pass, after: { product: insert.id } }, { ...insert, startValues });
  expect(worked?.rows.slice(0, 2).map(({ values: [, after] }) => after)).toEqual(["200", "0.25"]);
});

test("an unknown insert, or one without figures, works nothing out", () => {
  const { startValues: _, ...bare } = insert;
  expect(workOut({ ...pass, after: { product: "none" } }, undefined)).toBeUndefined();
  expect(workOut({ ...pass, after: { product: bare.id } }, bare)).toBeUndefined();
});
