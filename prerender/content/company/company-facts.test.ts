import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSearch } from "#site/catalogue/search/open-search.ts";
import { search } from "#site/catalogue/search/search.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import { realProducts, realTree, realWords } from "#site/catalogue/testing/real-catalogue.ts";
import { companySchema } from "#site/copy/company.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { parseContent } from "../../reading/parse-content.ts";
import { readText } from "../../reading/read-text.ts";
import { companyFacts } from "./company-facts.ts";
import { searchWords } from "../words.ts";

const company = parseContent("content/company.json", readText(TEST_CONTENT, "company.json"), companySchema);
const words = searchWords(realWords, realProducts, companyFacts(company));
const index = openSearch(searchData(realTree, realProducts, words));
const answer = (query: string) => search(index, query, 5);
const labels = (query: string): string =>
  answer(query)
    .pages.map(({ label }) => label)
    .join(" | ");
const hoursOf = (day: string): string | undefined =>
  company.businessHours.find(({ days }) => days === day)?.hours;

describe("a question to the company", () => {
  it.each([
    "are you open on saturday",
    "saturday khula hai kya",
    "Shanivar ko dukan khulti hai?",
    "शनिवार को खुला है",
    "sat timing",
    "do you open on saturdays",
  ])("%s: has the hours of that day", (query) => {
    expect(answer(query)).toMatchObject({ total: 0, hits: [], forPerson: [] });
    expect(labels(query)).toBe(`Business hours – Saturday: ${hoursOf("Saturday")}`);
  });

  it.each(["dukan kab khulti hai", "what time do you close", "business hours", "are you open till 7 pm"])(
    "%s: has the hours of all days, with their place on the page",
    (query) => {
      expect(answer(query).total).toBe(0);
      for (const { days, hours } of company.businessHours)
        expect(labels(query)).toContain(`${days}: ${hours}`);
      expect(answer(query).pages.map(({ href }) => href)).toEqual(["/#contact"]);
    },
  );

  it.each(["where is your shop gurgaon address", "आपका पता क्या है", "dukan kahan hai", "send location"])(
    "%s: has the address, and the way there",
    (query) => {
      expect(answer(query)).toMatchObject({ total: 0, forPerson: [] });
      const [page] = answer(query).pages;
      expect(page?.label).toContain(company.address.lines[0]);
      expect(page?.href).toBe(company.map.directionsUrl);
    },
  );

  it.each([
    ["phone number do", company.phone],
    ["मोबाइल नंबर", company.phone],
    ["email id", company.email],
    ["whatsapp number", company.chat],
  ])("%s: has it", (query, fact) => {
    expect(answer(query)).toMatchObject({ total: 0, forPerson: [] });
    expect(labels(query)).toContain(fact);
  });

  it.each([
    "gst number",
    "delivery time to pune",
    "payment terms",
    "minimum order",
    "catalogue pdf download",
  ])("%s: is for a person, for the content states nothing", (query) => {
    const { total, pages, forPerson } = answer(query);
    expect({ total, pages }).toEqual({ total: 0, pages: [] });
    expect(forPerson).not.toEqual([]);
  });

  it("beside a tool is for a person, and the tools stay", () => {
    const { total, pages, forPerson } = answer("CNMG 120408 phone number");
    expect({ pages, forPerson }).toEqual({ pages: [], forPerson: ["phone number"] });
    expect(total).toBeGreaterThan(0);
    expect(answer("cnmg 120408 open chipbreaker").pages).toEqual([]);
  });

  it("adds less than a kilobyte to what the search loads", () => {
    const size = (data: unknown): number => brotliCompressSync(JSON.stringify(data)).length;
    const { company: _, facts: __, ...bare } = words;
    expect(size(words) - size(bare)).toBeLessThan(1_024);
  });
});

describe("a question for today", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["are you open today", "2026-11-27T20:00:00Z", "Saturday"],
    ["aaj khula hai", "2026-11-28T20:00:00Z", "Sunday"],
    ["kal khule ho kya", "2026-11-27T20:00:00Z", "Sunday"],
  ])("%s, at %s: is answered by the company's clocks", (query, now, day) => {
    vi.setSystemTime(new Date(now));
    expect(labels(query)).toBe(`Business hours – ${day}: ${hoursOf(day)}`);
  });
});
