import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

test("a browser's assistant searches, and fills the contact form in, but only the visitor sends it", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const { args = [] } = launchOptions;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, "--enable-features=WebMCP"],
  });
  try {
    const page = await browser.newPage({ baseURL });
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await openAtOnce(page);
    await expect
      .poll(async () => (await page.webmcp.tools()).map(({ name }) => name).toSorted())
      .toEqual(["search_tools", "write_to_sales"]);
    const [, write] = (await page.webmcp.tools()).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    expect(write?.description).toContain("The visitor reads it and presses Send.");

    const form = page.getByRole("form", { name: "Contact form" });
    await expect(form).not.toHaveAttribute("toolautosubmit");
    // It ends once the visitor has sent the form.
    page.webmcp
      .callTool("write_to_sales", {
        userName: "Asha",
        email: "asha@example.com",
        subject: "Product inquiry",
        message: "50 × TI-1005",
      })
      .catch(() => undefined);
    await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("50 × TI-1005");
    await expect(form.getByRole("button", { name: "Send message" })).toBeVisible();
    expect(posts).toEqual([]);
  } finally {
    await browser.close();
  }
});
