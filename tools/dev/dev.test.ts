import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ContactAnswer } from "#contract/contact.ts";
import { consoleOf } from "../testing/console-of.ts";
import { copyProject } from "../testing/project-copy.ts";
import { spawnTool } from "../testing/spawn-tool.ts";

// Runs the real command over a copy of the project, whose files can be changed. Each test that ends it waits until
// nothing holds its output any more: a process left running would show as a test that doesn't end.

const { root, dispose } = copyProject();
afterAll(dispose);

async function start({ ownGroup = false } = {}) {
  const settings = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: "", PUBLIC_URL: "", API_HOST: "" };
  // Vitest sets a different NODE_ENV from a terminal's.
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, ...settings };
  const program = spawnTool(process.execPath, ["tools/dev.mjs"], { cwd: root, env, ownGroup });
  const [, port] = await program.match(/^Listening on http:\/\/localhost:(\d+)$/m);
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

/** Changes a file until the end of the test. */
function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  undo.push(() => writeFileSync(path, before));
  writeFileSync(path, before.replace(from, to));
}
const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** A page of each kind, with what a visitor opens in it. */
const developed = [
  { address: "/" },
  { address: "/products/milling/solid-carbide" },
  { address: "/products/milling#mil-em-4f-10" },
  { address: "/calculator" },
  { address: "/product/mil-em-4f-10" },
  { address: "/guides" },
  { address: "/guides/taps" },
  { address: "/?q=drill#products" },
];

const isServing = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const patience = { timeout: 100_000, interval: 100 };

describe("while developing", () => {
  let dev: Awaited<ReturnType<typeof start>>;
  let isOver = false;
  beforeAll(async () => {
    dev = await start();
  });
  afterAll(() => {
    if (!isOver) process.kill(dev.pid, "SIGKILL");
  });
  const get = async (path: string) => {
    const answer = await fetch(dev.origin + path);
    return { status: answer.status, text: await answer.text() };
  };

  it("the page is served as it is built, and keeps itself up to date", async () => {
    const { status, text } = await get("/");
    expect(status).toBe(200);
    expect(text).toContain("Tools that");
    expect(text).toContain('src="/@vite/client"');
  });

  it("addresses of the catalogue have their pages, and others an answer that says so", async () => {
    const endmill = await get("/products/milling/solid-carbide/endmill");
    expect(endmill).toMatchObject({ status: 200, text: expect.stringContaining("<title>Endmill · ") });
    expect((await get("/products/milling/no-such-tool")).status).toBe(404);
    expect(await get("/nowhere")).toMatchObject({
      status: 404,
      text: expect.stringContaining("There is no such page"),
    });
  });

  it("no page has a word in the browser's console, in React's development build", async () => {
    expect(await consoleOf(dev.origin, developed)).toEqual([]);
    // Each page's modules load one by one: 35 to 80 s on a busy machine.
  }, 300_000);

  it("its islands stand in React's StrictMode, which a build leaves out", async () => {
    const { text } = await get("/site/start/hydrate-island.tsx");
    expect(text).toMatch(/"DEV": ?true/);
    expect(text).toMatch(/import\.meta\.env\.DEV \? .*\(StrictMode,/);
  });

  it("the style page is served with all its code", async () => {
    const { status, text } = await get("/style-page");
    expect(status).toBe(200);
    const [, script = ""] = /src="(\/site\/[^"]+)"/.exec(text) ?? [];
    expect(await get(script)).toMatchObject({ status: 200, text: expect.stringContaining("StylePage") });
  });

  it("a changed text of the content is in the next page", async () => {
    edit("content/page.json", '"title": "Contact"', '"title": "Write to us"');
    await vi.waitFor(async () => expect((await get("/")).text).toContain("Write to us"), patience);
  });

  it("a fault in the content is told in the page and in the terminal, and goes when it is mended", async () => {
    edit("content/team.json", '"position": "Managing Director"', '"position": 7');
    await vi.waitFor(async () => expect((await get("/")).status).toBe(500), patience);
    expect((await get("/")).text).toMatch(/content\/team\.json, line \d+: \[0\]\.position: expected/);
    expect(dev.written()).toMatch(/content\/team\.json, line \d+: \[0\]\.position: expected/);
    undo.splice(0).forEach((step) => step());
    await vi.waitFor(async () => expect((await get("/")).status).toBe(200), patience);
  });

  it("a changed section is in the next page", async () => {
    edit("site/sections/contact/contact.tsx", "<dt>Headquarters</dt>", "<dt>Head office</dt>");
    await vi.waitFor(async () => expect((await get("/")).text).toContain("Head office"), patience);
  });

  it("a changed sheet is in the next answer", async () => {
    const [, sheet = ""] = /href="([^"]*\/contact\.module\.css)"/.exec((await get("/")).text) ?? [];
    const css = async () => (await fetch(dev.origin + sheet, { headers: { Accept: "text/css" } })).text();
    expect(await css()).toContain(".contact_title");
    edit("site/sections/contact/contact.module.css", ".title {", ".title { letter-spacing: 7px;");
    await vi.waitFor(async () => expect(await css()).toContain("7px"), patience);
  });

  it("a changed server answers after a moment", async () => {
    edit("server/contact/route.ts", "Only POST is understood here.", "Only POST, please.");
    await vi.waitFor(
      async () => expect((await get("/api/notifications/contact")).text).toContain("Only POST, please."),
      patience,
    );
  });

  it("a fault in the server is told, and the server comes back once it is mended", async () => {
    const ask = async () => get("/api/notifications/contact");
    edit("server/contact/route.ts", "export function", "export functoin");
    await vi.waitFor(
      async () =>
        expect(await ask()).toEqual({
          status: 502,
          text: '{"success":false,"error":"The API is not running: see the terminal."}',
        }),
      patience,
    );
    expect(dev.written()).toContain("The API has ended with 1.");
    undo.splice(0).forEach((step) => step());
    await vi.waitFor(async () => expect((await ask()).text).toContain("Only POST"), patience);
  });

  it("a message is taken by the real server", async () => {
    const words = { email: "a@b.co", userName: "Asha", subject: "Other", message: "Hello" };
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${dev.origin}/api/notifications/contact`, {
      method: "POST",
      headers,
      body: JSON.stringify(words),
    });
    const { success, enquiry } = (await answer.json()) as ContactAnswer & { enquiry?: string };
    expect(success).toBe(true);
    // Its private page is drawn by the sources, too, and filled by the real server.
    const page = await (await fetch(`${dev.origin}${enquiry}`)).text();
    expect(page).toContain("a@b.co");
    expect(page).not.toContain("%%");
  });

  it("a form without script that has a fault comes back with its words", async () => {
    const body = new URLSearchParams({
      email: "nobody",
      userName: "Asha",
      subject: "Other",
      message: "Hello",
    });
    const answer = await fetch(`${dev.origin}/api/notifications/contact`, { method: "POST", body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="nobody"');
  });

  it("the server is gone after SIGTERM, and its API with it", async () => {
    expect(await isServing(dev.origin)).toBe(true);
    process.kill(dev.pid, "SIGTERM");
    expect(await dev.ended).toMatchObject({ code: 0 });
    isOver = true;
    expect(await isServing(dev.origin)).toBe(false);
  });
});

describe("the development server", () => {
  it("is gone after Ctrl-C, which reaches the whole group", async () => {
    const dev = await start({ ownGroup: true });
    process.kill(-dev.pid, "SIGINT");
    expect(await dev.ended).toMatchObject({ code: 0 });
    expect(await isServing(dev.origin)).toBe(false);
  });

  it("is gone when the command was killed outright", async () => {
    const dev = await start();
    process.kill(dev.pid, "SIGKILL");
    expect(await dev.ended).toMatchObject({ signal: "SIGKILL" });
    expect(await isServing(dev.origin)).toBe(false);
  });

  it("says which setting is wrong, and ends", async () => {
    const env = { ...process.env, PORT: "eighty", PUBLIC_URL: "", API_HOST: "" };
    const { code, text } = await spawnTool(process.execPath, ["tools/dev.mjs"], { cwd: root, env }).ended;
    expect(code).toBe(1);
    expect(text).toBe('PORT: expected a whole number from 0 to 65535, found "eighty".\n');
  });
});
