import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { contactForm, SAMPLE_WORDS } from "../testing/contact-form.ts";
import { tabTo } from "../testing/hands.ts";
import { panel } from "../testing/quote-list.ts";
import { expect, open, test } from "../testing/test.ts";
import { listenTo } from "../testing/virtual-reader.ts";

/** The name of each step, with everything that the reader speaks. */
const steps: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("../../docs/spoken-journey.json", import.meta.url), "utf8"),
);

/** The action of each step, by its name. */
function hands(page: Page): Record<string, () => Promise<void>> {
  const { keyboard } = page;
  const form = contactForm(page);
  const press = (key: string) => () => keyboard.press(key);
  // At once, as a dictation does: a slow machine types so slowly that the first words are answered too.
  const write = (text: string) => () => keyboard.insertText(text);
  return {
    "Tab, as far as the search": () =>
      tabTo(
        page,
        page
          .getByRole("button", { name: /^Search code/ })
          .filter({ visible: true })
          .first(),
      ),
    "Enter opens the search": press("Enter"),
    'Writes "drill 8.5 for ss304"': write("drill 8.5 for ss304"),
    "Enter opens the first tool": press("Enter"),
    'Tab, as far as "Add to quote"': () =>
      tabTo(page, page.getByRole("button", { name: /^Add to quote/ }).first()),
    "Enter adds it": press("Enter"),
    "Enter opens the list": press("Enter"),
    'Tab, as far as "Send with the contact form"': () =>
      tabTo(page, panel(page).getByRole("link", { name: "Send with the contact form" })),
    "Enter goes to the form": press("Enter"),
    "Writes a name; Tab": async () => {
      await keyboard.type(SAMPLE_WORDS.userName);
      await keyboard.press("Tab");
    },
    "Writes an address; Tab": async () => {
      await keyboard.type(SAMPLE_WORDS.email);
      await keyboard.press("Tab");
    },
    'Tab, as far as "Send message"': () => tabTo(page, form.send),
    "Enter sends it": press("Enter"),
  };
}

// The page's policy would block the reader's script.
test.use({
  bypassCSP: true,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: "reduce" },
});

test("a blind visitor hears the way from the search to the message sent as it is written down", async ({
  page,
}) => {
  // Then the data of all categories is loaded, and a press shows the tool at once.
  const isFetchedAhead = page.waitForRequest(/\/data\/pcd\./);
  await open(page);
  await isFetchedAhead;
  const { spoken, forget } = await listenTo(page);
  const does = hands(page);
  expect(Object.keys(steps)).toEqual(Object.keys(does));
  for (const [words, hears] of Object.entries(steps)) {
    await does[words]?.();
    await expect.poll(spoken, words).toEqual(hears);
    await forget();
  }
});
