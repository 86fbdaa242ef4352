import { SENT, SAMPLE_WORDS } from "../testing/contact-form.ts";
import { run } from "./driven-window.ts";
import { expect, test } from "./test.ts";

const endMill = "4-flute solid carbide end mill Ø10, DIN 6527 L";
const form = ["form", "Contact form"] as const;

test("the loading screen goes by itself, and headline and picture are there", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.sees("heading", "Tools that hold size.");
  await visitor.sees("link", "Explore Products");
  const pictureWidth = await run(visitor.window, () => {
    const picture = document.querySelector<HTMLImageElement>("#home img");
    return picture?.complete === true ? picture.naturalWidth : 0;
  });
  expect(pictureWidth).toBeGreaterThan(600);
});

test("Contact in the header leads to the form", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press("banner", "", "link", "Contact");
  await visitor.sees("heading", "Contact");
  expect(await visitor.address()).toBe("/#contact");
});

test("on a phone the menu opens, leads to Contact and closes", async ({ visitor }) => {
  await visitor.window.resize(390, 844);
  await visitor.open("/");
  await visitor.press("button", "Open menu");
  await visitor.press("dialog", "Menu", "link", "Contact");
  await visitor.doesNotSee("dialog", "Menu");
  await visitor.sees("heading", "Contact");
});

test("a link to Contact lands there", async ({ visitor }) => {
  await visitor.open("/#contact");
  await visitor.sees("heading", "Contact");
});

test("a category opens over the page with an address of its own; Escape and Back close it", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.press("region", "Products", "heading", "Milling", "link", "Milling");
  await visitor.sees("dialog", "Milling", "tab", /^Solid Carbide/);
  expect(await visitor.address()).toBe("/products/milling");
  await visitor.window.key("Escape");
  await visitor.doesNotSee("dialog", "Milling");
  await visitor.press("region", "Products", "heading", "Turning", "link", "Turning");
  await visitor.sees("dialog", "Turning", "tab", /^Inserts/);
  await visitor.window.back();
  await visitor.doesNotSee("dialog", "Turning");
  expect(await visitor.address()).not.toContain("/products");
});

test("an explanation opens beside its mark, and its list still closes", async ({ visitor }) => {
  const mark = ["region", "Filters", "button", "What is Coating?"] as const;
  await visitor.open("/");
  await visitor.press("region", "Products", "heading", "Milling", "link", "Milling");
  await visitor.press("dialog", "Milling", ...mark);
  await visitor.sees("[popover]", /^Coating/);
  await visitor.window.back();
  await visitor.doesNotSee("dialog", "Milling");
  await visitor.sees("region", "Products", "heading", "Milling");
});

test("a filter leaves as many tools as stand beside it, and the link keeps it", async ({ visitor }) => {
  const products = ["dialog", "Milling", "status", /^\d+ (of \d+ )?products$/] as const;
  const coating = ["region", "Filters", "checkbox", /^TiAlN/] as const;
  await visitor.open("/products/milling/solid-carbide");
  await expect.poll(async () => (await visitor.look(...products)).words).toBe("24 products");
  await visitor.press(...coating);
  await expect.poll(async () => (await visitor.look(...products)).words).toBe("11 of 24 products");
  expect((await visitor.look(...coating)).isChecked).toBe(true);
  expect(await visitor.address()).toBe("/products/milling/solid-carbide?coating=tialn");
});

test("the search finds an insert by its code, the same one first as in any browser", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press("banner", "", "button", /^Search code/);
  await visitor.write("cnmg120408", "dialog", "Find", "combobox", "");
  await visitor.sees("dialog", "Find", "option", /^CNMG 120408/);
  await visitor.window.key("ArrowDown");
  await visitor.window.key("Enter");
  await visitor.sees("dialog", /^CNMG 120408/, "heading", /^CNMG 120408/);
  expect(await visitor.address()).toBe("/products/turning/grade/steel#tur-st-cnmg120408-p25");
});

test("what is added to the quote list stands in it, also on a later visit", async ({ visitor }) => {
  const line = ["dialog", "Quote list", "listitem", new RegExp(endMill)] as const;
  await visitor.open("/products/milling/solid-carbide");
  await visitor.press("dialog", "Milling", "button", new RegExp(`^Add to quote.*${endMill}$`));
  await visitor.press("dialog", "Milling", "button", /^Quote list/);
  await visitor.sees(...line);
  await visitor.open("/");
  await visitor.press("banner", "", "button", /^Quote list/);
  await visitor.sees(...line);
  await visitor.press("dialog", "Quote list", "button", "Clear");
  await visitor.doesNotSee(...line);
});

test("a message sent by the form is in the store with its four fields", async ({ visitor, server }) => {
  await visitor.open("/#contact");
  await visitor.fillIn(SAMPLE_WORDS);
  await visitor.press(...form, "button", "Send message");
  await expect.poll(async () => (await visitor.look(...form)).words).toContain(SENT);
  const { userName: name, ...others } = SAMPLE_WORDS;
  expect(await server.messages()).toMatchObject([{ ...others, name }]);
});
