import { describe, expect, it } from "vitest";
import { inchFieldText, inchFieldUnit, metricText } from "./inch-fields.ts";
import { quantities, type QuantityName } from "./quantities.ts";
import { parseFigure } from "./read-figures.ts";

const names = Object.keys(quantities) as QuantityName[]; // Object.keys loses the literal type

describe("a field of the calculator in inches", () => {
  it.each<[QuantityName, string, string]>([
    ["diameter", "0.5", "12.7"],
    ["diameter", ".5", "12.7"],
    ["toothFeed", "0,004", "0.1016"],
    ["speed", "400", "121.92"],
    ["power", "10", "7.45699872"],
    ["torque", "100", "135.581795"],
    ["turns", "6000", "6000"],
    ["pitch", "1.5", "1.5"],
  ])("keeps of %s %s the metric figure %s", (name, typed, metric) => {
    expect(metricText(name, typed)).toBe(metric);
  });

  it("shows a figure that was typed in inches as it was typed, however often units are changed", () => {
    for (const name of names) {
      for (const typed of [
        "0.5",
        "0.3937",
        "0.1875",
        "0.0625",
        "1",
        "2.75",
        "12",
        "400",
        "0.004",
        "0.0015",
      ]) {
        const metric = metricText(name, typed);
        const shown = inchFieldText(name, metric);
        expect(Number(shown), `${name} ${typed}`).toBe(Number(typed));
        expect(metricText(name, shown), `${name} ${typed}`).toBe(metric);
      }
    }
  });

  it("shows a metric figure in inches as near as they are read, and leaves it as it is", () => {
    expect(inchFieldText("diameter", "10")).toBe("0.3937");
    expect(inchFieldText("speed", "90")).toBe("295");
    expect(inchFieldText("power", "15")).toBe("20.12");
    expect(inchFieldText("diameter", "12.7")).toBe("0.5");
    expect(inchFieldText("depth", "0.001")).toBe("0.0000394");
  });

  it("passes on what is no figure, so that the field can say so", () => {
    for (const text of ["", " ", "1O", "-3", "1e5", "½ in", "9999999999"])
      expect(metricText("diameter", text)).toBe(text);
    expect(inchFieldText("diameter", "1O")).toBe("1O");
  });

  it("keeps every figure readable and short enough for its field and the device's memory", () => {
    for (const name of names) {
      for (const typed of ["0.000000001", "0.123456789", "123456.789", "999999999", "0.333333333", "7"]) {
        const metric = metricText(name, typed);
        expect(parseFigure(metric), `${name} ${typed}`).toBeDefined();
        expect(metric.length, `${name} ${typed}: ${metric}`).toBeLessThanOrEqual(12);
        expect(inchFieldText(name, metric), `${name} ${typed}`).not.toMatch(/NaN|e|Infinity/);
      }
    }
  });

  it("names its unit", () => {
    expect(
      ["diameter", "speed", "power", "torque", "pitch", "turns", "angle"].map((name) =>
        inchFieldUnit(name as QuantityName),
      ),
    ).toEqual(["in", "ft/min", "hp", "lbf·ft", "mm", "1/min", "°"]);
  });
});
