import { join } from "node:path";
import { expect, test } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { Assets } from "../bundles/assets.ts";
import { type Content, loadContent } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";

/** The first brand in the tests' content, and another in its place. */
const swaps = [
  ["Calivane", "Northforge"],
  ["calivane", "northforge"],
  ["Gurugram", "Leeds"],
  ["gurugram", "leeds"],
  ["gurgaon", "bradford"],
  ["Haryana", "West Yorkshire"],
  ["India's Digital Personal Data Protection Act, 2023", "the Data Protection Act 2018"],
  ["Data Protection Board of India", "Information Commissioner's Office"],
  ["India Standard Time", "British time"],
  ["India", "United Kingdom"],
  ["india", "britain"],
  ["+91 124 000 000", "+44 113 000 000"],
  ["en-IN", "en-GB"],
  ["Asia/Kolkata", "Europe/London"],
] as const;

function swapped<T>(value: T): T {
  const text = swaps.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(value));
  return JSON.parse(text) as T; // the same shape: only words are changed
}

/** A word of the first brand, its city, its country or its telephone. */
const first = /.{0,40}(?:calivane|gurugram|gurgaon|haryana|\bindia|kolkata|en[-_]IN|\+91|tel:91).{0,20}/gi;

test("with another company, city and country no word of the first is in pages and data", async () => {
  const { company, page, privacy, team, words, ...rest } = loadContent(TEST_CONTENT);
  const content: Content = { ...rest, ...swapped({ company, page, privacy, team, words }) };
  const assets = new Assets();
  const outputs = await renderOutputs({
    content,
    art: join(import.meta.dirname, "../../art"),
    assets,
    style: "",
    ownStyle: "",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: "https://www.example.com",
    retentionDays: 730,
    now: new Date("2026-01-02T03:04:05Z"),
  });
  expect(outputs.size).toBeGreaterThan(200);
  const data = [...assets.files].filter(([path]) => path.endsWith(".json"));
  const texts = [
    ...outputs,
    ...data.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const),
  ];
  expect(
    texts.flatMap(([path, text]) => (text.match(first) ?? []).map((found) => `${path}: ${found}`)),
  ).toEqual([]);
  expect(outputs.get("products/turning/index.html")).toContain("Ask Northforge, Leeds, for a quote");
  expect(outputs.get("index.html")).toContain('<html lang="en-GB">');
});
