import { MCP_PATH } from "#contract/machines/machines.ts";
import { allProducts } from "../testing/catalogue.ts";
import { SiteServer } from "../testing/site-server.ts";
import { expect, test } from "../testing/test.ts";

const id = "tur-st-cnmg120408-p25";

/** A server whose owner lets programs ask. */
let server: SiteServer;
test.beforeAll(async () => {
  server = new SiteServer({ MCP: "yes", PUBLIC_URL: "https://www.example.com" });
  await server.start();
});
test.afterAll(() => server.remove());

/** What the tool answers. */
async function ask(name: string, given: object) {
  const answer = await fetch(server.origin + MCP_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
  });
  expect(answer.status).toBe(200);
  const { result } = await answer.json();
  expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
  return result.structuredContent;
}

test("a program finds a tool as the page's search does, reads its facts and its start values", async () => {
  const found = await ask("search", { query: "CNMG 120408 P25", limit: 3 });
  expect(found.tools.length).toBeLessThanOrEqual(3);
  expect(found.tools[0]).toMatchObject({
    id,
    orderCode: "TI-1005",
    sold: "packs of 10",
    page: `https://www.example.com/product/${id}`,
  });
  const product = allProducts.find((each) => each.id === id);
  const tool = await ask("tool", { id });
  expect(tool).toMatchObject({ name: product?.name, description: product?.description });
  expect(Object.values(tool.specifications)).toEqual(
    expect.arrayContaining(Object.values(product?.specifications ?? {})),
  );
  expect(JSON.stringify(tool)).not.toMatch(/price/i);
  const { startValues } = await ask("start_values", { id, group: "P" });
  expect(startValues.length).toBeGreaterThan(0);
  expect(startValues).toMatchObject(startValues.map(() => ({ group: "P" })));
  // As on the tool's own page.
  const page = await (await fetch(`${server.origin}/product/${id}`)).text();
  for (const { vc, fn } of startValues) {
    expect(page).toContain(`<b>${vc.start}</b>`);
    expect(page).toContain(`fn ${fn.start}`);
  }
});

test("a program's list is matched with its quantities, and says what is not sure", async () => {
  const { lines } = await ask("match_list", { text: "50 pcs TI-1005\n5 CNMG 120408\nflying carpet 3 m" });
  expect(lines[0]).toMatchObject({ quantity: 50, verdict: "one", tools: [expect.objectContaining({ id })] });
  expect(lines[1]).toMatchObject({ quantity: 5, verdict: "several" });
  expect(lines[2]).toMatchObject({ verdict: expect.stringMatching(/none|near/) });
});

test("what the server answers programs with is no file of the site", async ({ request }) => {
  for (const path of ["/_machines.js", "/_machines.json"])
    expect((await request.get(server.origin + path)).status()).toBe(404);
});

test("a server whose owner said nothing answers no program", async ({ request }) => {
  expect((await request.post(MCP_PATH, { data: {} })).status()).toBe(404);
});
