import { SENT, SAMPLE_WORDS } from "../testing/contact-form.ts";
import { copy, customers, team } from "../testing/content.ts";
import { run } from "./driven-window.ts";
import { expect, test } from "./test.ts";

test.use({ mayRunScript: false });

test("without script every section's words are there", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.sees("heading", "Tools that hold size.");
  const words = await run(visitor.window, () => document.body.innerText);
  const expected = [
    copy.about.statement,
    ...customers.map(({ name }) => name),
    ...team.map(({ name }) => name),
    copy.catalogue.title,
  ];
  expect(expected.filter((each) => !words.includes(each))).toEqual([]);
});

test("without script a category's link leads to its products", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press("region", "Products", "heading", "Milling", "link", "Milling");
  await visitor.sees("dialog", "Milling", "heading", "Milling");
  expect(await visitor.address()).toBe("/products/milling");
});

test("without script a message is posted plainly and answered by a page that says so", async ({
  visitor,
  server,
}) => {
  await visitor.open("/#contact");
  await visitor.fillIn(SAMPLE_WORDS);
  await visitor.press("form", "Contact form", "button", "Send message");
  await expect.poll(() => visitor.address()).toMatch(/^\/enquiry\/[\w-]{43}\/sent$/);
  await expect.poll(async () => (await visitor.look("main", "")).words).toContain(SENT);
  const { userName: name, ...others } = SAMPLE_WORDS;
  expect(await server.messages()).toMatchObject([{ ...others, name, source: "form" }]);
});
