import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeEach, describe, expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";

const judge = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"] }),
);

const long = `<p>${"Every page says so. ".repeat(20)}</p>`;
const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

let known: Set<string>;
beforeEach(() => {
  known = new Set();
});
const faultsOf = async (body: string) =>
  (await judgePage(judge, page(body), known)).map((fault) => fault.split(":")[0]);

describe("a page whose parts were in an earlier one", () => {
  it("is right when both are", async () => {
    expect(await faultsOf(`<h1>One</h1><section id="a">${long}</section>`)).toEqual([]);
    expect(await faultsOf(`<h1>Two</h1><section id="a">${long}</section>`)).toEqual([]);
  });

  it.each([
    ["what is its own", `<ul><p>Two</p></ul>`, ["element-permitted-content"]],
    ["an attribute", `<a href="/" href="/b">Two</a>`, ["no-dup-attr"]],
    ["an id of the part that it repeats", `<h2 id="a">Two</h2>`, ["no-dup-id"]],
    ["a reference to what only the other page has", `<label for="b">Two</label>`, ["no-missing-references"]],
  ])("is at fault by %s", async (_, body, rules) => {
    await faultsOf(`<h1>One</h1><section id="a">${long}</section><input id="b" type="checkbox">`);
    expect(await faultsOf(`<section id="a">${long}</section>${body}`)).toEqual(expect.arrayContaining(rules));
  });

  it("is at fault by an end tag that is missing", async () => {
    await faultsOf(`<section id="a">${long}</section>`);
    expect(await faultsOf(`<div><section id="a">${long}</section>`)).toContain("close-order");
  });

  it("is at fault by where it repeats the part", async () => {
    await faultsOf(`<section>${long}</section>`);
    expect(await faultsOf(`<h1><section>${long}</section></h1>`)).toContain("element-permitted-content");
  });

  it("tells the fault of a part where that stands first", async () => {
    const part = `<section><ul><p>No item.</p></ul>${long}</section>`;
    expect(await faultsOf(part)).toContain("element-permitted-content");
  });
});
