import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import { OpenIdProvider } from "../testing/openid-provider.ts";
import { invite, listPeople } from "./people.ts";

let provider: OpenIdProvider;
let desk: RunningDesk;
beforeEach(async () => {
  provider = new OpenIdProvider();
  await provider.start();
  desk = await startDesk([], {
    oidc: { issuer: provider.issuer, clientId: "desk", clientSecret: "client secret" },
  });
});
afterEach(async () => {
  provider.stop();
  await desk.stop();
});

const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
const pair = (cookie: string) => cookie.split(";")[0] ?? "";
const location = (answer: Response) => answer.headers.get("Location") ?? "";

/** Goes to the provider and comes back, as a browser does. */
async function goThere(path: string, cookie = "") {
  const left = await desk.ask(path, cookie);
  const flow = cookieOf(left, "__Host-firm");
  const back = location(left).startsWith(provider.issuer) ? provider.lead(location(left)) : undefined;
  const come = (withCookie = pair(flow), address = back ?? "") =>
    desk.ask(address.slice(desk.origin.length), withCookie);
  return { left, flow, back, come };
}

const invitation = async (name: string) =>
  (await invite(desk.store.database, { name, at: new Date(), by: "the server" })) ?? "";

test("an invited person joins with the firm's account, comes in with it again, and not once he is removed", async () => {
  const secret = await invitation("B. Sample");
  const joined = await (await goThere(`/join/${secret}/firm`)).come();
  expect(joined.status).toBe(200);
  expect(joined.headers.get("Refresh")).toBe("0; url=/enquiries");
  expect(cookieOf(joined, "__Host-desk")).toContain("SameSite=Strict");
  expect((await desk.ask("/people", pair(cookieOf(joined, "__Host-desk")))).status).toBe(200);
  expect((await goThere(`/join/${secret}/firm`)).left.status).toBe(404);

  const { flow, come } = await goThere("/sign-in/firm");
  expect(flow).toMatch(/HttpOnly.*Secure.*SameSite=Lax|Secure.*HttpOnly.*SameSite=Lax/i);
  const again = await come();
  expect(again.status).toBe(200);
  const cookie = pair(cookieOf(again, "__Host-desk"));
  expect(await (await desk.ask("/people", cookie)).text()).toContain("Firm&#x27;s account");
  await desk.ask("/people/remove", await desk.signIn("A. Sample"), { name: "B. Sample" });
  expect(location(await desk.ask("/people", cookie))).toBe("/sign-in");
  expect((await (await goThere("/sign-in/firm")).come()).status).toBe(403);
});

test("an account that nobody at the desk has comes to nothing, and an account has one owner", async () => {
  const stranger = await (await goThere("/sign-in/firm")).come();
  expect(stranger.status).toBe(403);
  expect(await stranger.text()).toContain("Nobody at the desk has this account.");
  const own = await desk.signIn("A. Sample");
  expect((await (await goThere("/keys/add/firm", own)).come()).status).toBe(200);
  const secret = await invitation("B. Sample");
  expect((await (await goThere(`/join/${secret}/firm`)).come()).status).toBe(403);
  const people = await listPeople(desk.store.database);
  expect(people.map(({ name, keys }) => [name, keys.length])).toEqual([
    ["A. Sample", 1],
    ["B. Sample", 0],
  ]);
  expect(location((await goThere("/keys/add/firm")).left)).toBe("/sign-in");
});

test("coming back counts once, on the browser that left, within five minutes, with what it left with", async () => {
  await (await goThere("/keys/add/firm", await desk.signIn("A. Sample"))).come();
  const first = await goThere("/sign-in/firm");
  expect((await first.come("")).status).toBe(403);
  const second = await goThere("/sign-in/firm");
  // Another's code or state, planted in this browser.
  expect((await second.come(pair(second.flow), first.back)).status).toBe(403);
  expect((await second.come()).status).toBe(403);
  const third = await goThere("/sign-in/firm");
  expect((await third.come()).status).toBe(200);
  expect((await third.come()).status).toBe(403);
});

test("a token for another firm, another program or another sign-in is worth nothing", async () => {
  await (await goThere("/keys/add/firm", await desk.signIn("A. Sample"))).come();
  for (const lies of [{ nonce: "other" }, { aud: "other" }, { iss: "https://other.example" }]) {
    provider.lies = lies;
    const answer = await (await goThere("/sign-in/firm")).come();
    expect(answer.status, JSON.stringify(lies)).toBe(403);
    expect(await answer.text()).toContain("didn&#x27;t say who you are");
    expect(cookieOf(answer, "__Host-desk")).toBe("");
  }
});

test("where the provider can't be reached, passkeys still hold, and the page says so", async () => {
  provider.stop();
  const { left } = await goThere("/sign-in/firm");
  expect(left.status).toBe(503);
  expect(await left.text()).toContain("Sign in with a passkey");
});

test("without the settings there is no such way in", async () => {
  const plain = await startDesk();
  expect(await (await plain.ask("/sign-in")).text()).not.toContain("firm");
  expect(location(await plain.ask("/sign-in/firm"))).toBe("/sign-in");
  await plain.stop();
});
