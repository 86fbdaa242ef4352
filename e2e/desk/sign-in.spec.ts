import { axeFindings } from "../testing/axe.ts";
import { sidewaysScroll } from "../testing/barriers/reflow.ts";
import { expect } from "../testing/test.ts";
import { addDevice, test } from "./desk-test.ts";

test("a second device gets a key, the lost one's is removed, and whoever lost all is let in anew by the server's command", async ({
  page,
  context,
  desk,
  noise,
}) => {
  noise.expect(/403/, "a key that a recovery ended");
  await page.setViewportSize({ width: 360, height: 740 });
  const putAwayPhone = await addDevice(context, page);
  const linkIn = (printed: string) => /http\S+\/join\/\S+/.exec(printed)?.[0] ?? "";
  await page.goto(linkIn(await desk.command("invite", "A. Sample")));
  expect([...(await axeFindings(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByLabel("Name of the key").fill("Phone");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  const one = page.getByText("You have one key.");
  await expect(one).toBeVisible();
  const [session] = (await context.cookies(desk.origin)).filter(({ name }) => name === "__Host-desk");
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" });

  const addKey = async () => {
    await page.getByLabel("Name of the key").fill("Laptop");
    await page.getByRole("button", { name: "Add a key" }).click();
  };
  await addKey();
  await expect(page.getByText("This device has a key for you already.")).toBeVisible();
  await putAwayPhone();
  await addDevice(context, page, "usb");
  await page.reload();
  await addKey();
  await expect(page.getByRole("status")).toHaveText("The key is added.");
  await expect(one).toBeHidden();

  const signIn = () => page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await signIn();
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: "Remove Phone" }).click();
  await expect(page.getByRole("status")).toHaveText("The key is removed.");
  await expect(page.getByRole("button", { name: "Remove Laptop" })).toBeHidden();

  await expect(desk.command("invite", "a. sample")).rejects.toThrow("ended with 1");
  const link = linkIn(await desk.command("recover", "A. Sample"));
  await page.reload();
  await signIn();
  await expect(page.getByText("That key doesn't hold here")).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("link", { name: "Record" }).click();
  await expect(page.getByRole("row", { name: /command line recovered A\. Sample/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /A\. Sample removed a key/ })).toBeVisible();
});

test("sheet, script and font are loaded once, not with each page", async ({ page, desk }) => {
  for (const path of ["/desk.css", "/desk.js", "/site-sans.woff2"]) {
    const first = await page.request.get(desk.origin + path);
    expect(first.status()).toBe(200);
    const headers = { "If-None-Match": first.headers()["etag"] ?? "none" };
    expect((await page.request.get(desk.origin + path, { headers })).status(), path).toBe(304);
  }
});
