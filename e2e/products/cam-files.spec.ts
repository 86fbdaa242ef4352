import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { openList, panel } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { way } from "../testing/search.ts";

function camOf(overlay: Locator): Locator {
  return overlay.getByRole("group", { name: "For CAM and control" });
}

async function openExport(page: Page, id: string): Promise<Locator> {
  const overlay = await openShared(page, addressOfProduct(productWithId(id)));
  await overlay.getByRole("button", { name: "Export" }).click();
  return camOf(overlay);
}

async function download(page: Page, cam: Locator, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    cam.getByRole("button", { name }).click(),
  ]);
  return file;
}

async function openPaste(page: Page): Promise<Locator> {
  await openAtOnce(page);
  await openList(page);
  await panel(page).getByText("Paste or drop a whole list").click();
  return way(page, "A list");
}

test("a sheet gives CAM its tool, and its whole series, with start values and the way back", async ({
  page,
}) => {
  const cam = await openExport(page, "mil-em-4f-10");
  const one = await download(page, cam, "FreeCAD tool bit");
  expect(one.suggestedFilename()).toBe("mil-em-4f-10.fctb");
  expect(readFileSync(await one.path(), "utf8")).toContain('"material_hint"');
  await cam.getByRole("checkbox", { name: /^CAM files of all \d+ sizes of the series$/ }).check();
  const series = await download(page, cam, "MTConnect XML");
  const xml = readFileSync(await series.path(), "utf8");
  expect(xml.match(/<CuttingToolArchetype /g)?.length).toBeGreaterThan(1);
  expect(xml).toContain(`${new URL(page.url()).origin}/product/mil-em-4f-10<`);
  await expect(cam.getByRole("status")).toBeEmpty();
  await expectNoAxeFindings(page);
});

test("a tool that a CAM system can't take says so", async ({ page }) => {
  const cam = await openExport(page, "tur-st-cnmg120408-p25");
  await cam.getByRole("button", { name: "Fusion library" }).click();
  await expect(cam.getByRole("status")).toHaveText("Fusion library: this tool's values don't do for it.");
});

test("a Fusion library taken from the site names its tools in the list again", async ({ page }) => {
  const cam = await openExport(page, "mil-em-4f-10");
  const library = await download(page, cam, "Fusion library");
  expect(library.suggestedFilename()).toBe("mil-em-4f-10.tools");
  const buffer = readFileSync(await library.path());
  const paste = await openPaste(page);
  const file = paste.getByLabel("Open a file");
  await file.setInputFiles({ name: "mil-em-4f-10.tools", mimeType: "", buffer });
  const read = paste.getByRole("region", { name: "1 line read" });
  await expect(read.getByRole("listitem")).toContainText("In our range");
  await expect(read.getByRole("listitem")).toContainText("EM-1001");
});

test("a program dropped into the list is read by its head; a broken file is named with the way out", async ({
  page,
}) => {
  const paste = await openPaste(page);
  const field = paste.getByLabel("Lines of a mail, or cells of a spreadsheet");
  const drop = (name: string, content: string) =>
    field.evaluate(
      (target, [fileName = "", text = ""]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], fileName));
        target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
      },
      [name, content],
    );
  await drop("library.tools", '{"data": []}');
  await expect(paste.getByRole("alert")).toHaveText(
    "“library.tools” names no tool. Export the tools as .tools, .json, .fctb or .tbl, or paste their names, one a line.",
  );
  await drop(
    "o1001.nc",
    "%\nO1001\n(T1 D=8.5 CR=0. TAPER=140DEG - ZMIN=-20. - DRILL)\n(T2 - M8X1.25 TAP)\nG21\nT1 M6\n%",
  );
  const read = paste.getByRole("region", { name: "2 lines read" });
  await expect(read.getByRole("listitem").first()).toContainText("Choose");
  await expect(read.getByRole("listitem").nth(1)).toContainText("M8X1.25 TAP");
});
