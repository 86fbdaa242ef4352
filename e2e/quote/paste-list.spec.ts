import type { Locator, Page } from "@playwright/test";
import { madeWorkbook, sheetRows } from "#testing/made-workbook.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openList, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { dialog, way } from "../testing/search.ts";

const mail = [
  "Dear Sir, please quote:",
  "1) CNMG 120408-PM 4325 – 50 nos",
  "2) 16ER AG60 5",
  "3) WNMG 080408 2 pkt (Acme make)",
  "4) Reamer 12 H7, 3 nos",
  "Total 60 nos",
].join("\n");

function paste(page: Page): Locator {
  return way(page, "A list");
}

async function openPaste(page: Page): Promise<void> {
  await openList(page);
  await panel(page).getByText("Paste or drop a whole list").click();
}

async function readList(page: Page, text: string): Promise<Locator> {
  await openPaste(page);
  await paste(page).getByLabel("Lines of a mail, or cells of a spreadsheet").fill(text);
  await paste(page).getByRole("button", { name: "Read the list" }).press("Enter");
  return paste(page).getByRole("region", { name: /lines? read$/ });
}

/** The line that contains these words as written. */
function lineOf(pasted: Locator, words: string): Locator {
  return pasted.getByRole("listitem").filter({ hasText: words });
}

test("a mail's lines become lines of the quote list: matched, chosen or kept as written", async ({
  page,
}) => {
  await openAtOnce(page);
  const pasted = await readList(page, mail);
  await expect(pasted.getByRole("heading")).toBeFocused();
  await expect(lineOf(pasted, "16ER AG60")).toContainText("In our range");
  await expect(lineOf(pasted, "CNMG")).toContainText("Choose");
  await expect(lineOf(pasted, "Reamer")).toContainText("Kept as written");
  await expect(pasted).toContainText("1 matched, 2 to choose, 1 kept as written; 2 left out");
  const grade = lineOf(pasted, "CNMG").getByRole("combobox");
  const option = grade.getByRole("option", { name: /P25/ });
  await grade.selectOption((await option.getAttribute("value")) ?? "");
  const packs = lineOf(pasted, "WNMG").getByRole("combobox");
  await packs.selectOption({ index: 1 });
  await expect(lineOf(pasted, "WNMG")).toContainText("20");
  await pasted.getByRole("button", { name: "Add 4 lines" }).press("Enter");
  const lines = panel(page).getByRole("listitem");
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0).getByRole("textbox")).toHaveValue("asked: CNMG 120408-PM 4325");
  await expect(lines.nth(2).getByRole("textbox")).toHaveValue("make Acme");
  await expect(lines.nth(3)).toContainText("Reamer 12 H7");
});

test("every line read is counted, and a line of our code is its tool, with nothing more to say", async ({
  page,
}) => {
  await openAtOnce(page);
  const pasted = await readList(page, "EM-1001  5\nER32 collet 10 mm  2\nM8 tap  4");
  await expect(pasted).toContainText("1 matched, 1 to choose, 1 kept as written.");
  await lineOf(pasted, "ER32").getByRole("combobox").selectOption("Leave it out");
  await expect(pasted).toContainText("1 matched, 1 to choose, 1 to leave out.");
  // Its code first: it shows in a phone's narrow field too.
  await expect(lineOf(pasted, "EM-1001").getByRole("option").first()).toHaveText(
    /^EM-1001 · 4-flute(?!.*EM-1001)/,
  );
  await pasted.getByRole("button", { name: "Add 2 lines" }).press("Enter");
  await expect(panel(page).getByLabel(/^Remark on 4-flute/)).toHaveValue("");
});

test("a large workbook and a CSV file are opened, a broken one is refused in words", async ({ page }) => {
  await openAtOnce(page);
  await openPaste(page);
  const file = paste(page).getByLabel("Open a file");
  await file.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF\u0000") });
  await expect(paste(page).getByRole("alert")).toContainText("can't be read");
  // A sheet of more than 512 KiB; only four of its lines request something.
  const list = Array.from({ length: 4 }, () => ["16ER AG60", "5", "x".repeat(200_000)]);
  const workbook = { name: "list.xlsx", mimeType: "", buffer: Buffer.from(madeWorkbook(sheetRows(list))) };
  await file.setInputFiles(workbook);
  await paste(page)
    .getByRole("region", { name: "4 lines read" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await file.setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Code,Qty\n16ER AG60,5\nM8 tap,2\n"),
  });
  const pasted = paste(page).getByRole("region", { name: "2 lines read" });
  await expect(lineOf(pasted, "16ER AG60")).toContainText("In our range");
  await expect(pasted).toContainText("1 left out");
});

test("five hundred lines are read beside the page: no task holds it up", async ({ page }) => {
  test.slow();
  await openAtOnce(page);
  const pasted = await readList(page, "CNMG 120408-PM 4325 – 50 nos\n".repeat(500));
  await expect(pasted.getByRole("heading")).toHaveText("500 lines read", { timeout: 90_000 });
  await pasted.getByRole("button", { name: "Cancel" }).click();
  await expect(pasted).toHaveCount(0);
});

test("the pasted lines have no barriers that axe finds, and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAtOnce(page);
  await readList(page, mail);
  await expect(paste(page).getByRole("region", { name: /lines read$/ })).toBeVisible();
  expect(await dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await expectNoAxeFindings(page);
});

test("cells and files can be dropped into the list, and a copied file pasted", async ({ page }) => {
  await openAtOnce(page);
  await openPaste(page);
  const field = paste(page).getByLabel("Lines of a mail, or cells of a spreadsheet");
  const read = paste(page).getByRole("region", { name: "2 lines read" });
  for (const way of ["text dropped", "file dropped", "file pasted"]) {
    await field.evaluate((target, how) => {
      const cells = "16ER AG60\t5\nCNMG 120408\t10";
      const data = new DataTransfer();
      if (how.startsWith("file")) data.items.add(new File([cells], "list.tsv", { type: "text/plain" }));
      else data.setData("text/plain", cells);
      const init = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        how.endsWith("dropped")
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    }, way);
    await expect(read, way).toContainText("16ER AG60");
    await read.getByRole("button", { name: "Cancel" }).click();
  }
});
