import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { createMemoryRateLimiter, takeEach } from "#server/limits/rate-limit.ts";
import { clientNetworks } from "#server/limits/client-network.ts";
import { previewRoute } from "./content/preview-route.ts";
import { publishRoute } from "./content/publish-route.tsx";
import { CONTENT_PAGES, contentDoor } from "./content/content-door.tsx";
import { answerRoute } from "./enquiry/answer-route.tsx";
import { enquiryRoute } from "./enquiry/enquiry-route.tsx";
import type { DeskEnv, DeskParts } from "./http.ts";
import { countShelves } from "./inbox/select-enquiries.ts";
import { SESSION_COOKIE } from "./people/begin-session.ts";
import { firmRoute } from "./people/firm-route.tsx";
import { peopleRoute, signInRoute } from "./people/people-route.tsx";
import { findSignedIn } from "./people/sessions.ts";
import { rangeRoute } from "./range/range-route.tsx";
import { SAID } from "./said.tsx";
import { soughtRoute } from "./sought/sought-route.tsx";
import { textsRoute } from "./texts/texts-route.tsx";

/** Tries to sign in or to join that a network may make in an hour. None over all networks: it would keep people out. */
const TRIES = 60;

/** Bytes of a form: the longest answer with prices for the longest list. */
const LARGEST_FORM = 512 * 1024;

/** Bytes of a form that may bring a picture: the largest that the build takes, and some words. */
const LARGEST_PICTURE_FORM = 26 * 1024 * 1024;

/** Headers that an answer may have otherwise: files that are kept, and the prepared site. */
const OWN = new Set(["Cache-Control", "Content-Security-Policy"]);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Headers of every answer of the desk. */
export function deskHeaders(url: string): [string, string][] {
  return [
    ["Content-Security-Policy", POLICY],
    ...(url.startsWith("https:")
      ? [["Strict-Transport-Security", "max-age=63072000"] satisfies [string, string]]
      : []),
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["X-Robots-Tag", "noindex, nofollow"],
    ["Referrer-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
    ["Cache-Control", "no-store"],
  ];
}

/** Handles the desk's requests. Nothing but signing in is answered to whoever isn't signed in. */
export function createDesk(parts: DeskParts): RequestListener {
  const { store, settings, clock, log } = parts;
  const { url } = settings.desk;
  const limiter = createMemoryRateLimiter(TRIES);
  const app = new Hono<DeskEnv>();
  app.use(async (context, next) => {
    await next();
    const { status } = context.res;
    if (status === 421 || status === 403 || status === 413 || status === 429)
      log.warn({ event: "desk.refused", status });
    for (const [name, value] of deskHeaders(url))
      if (!(OWN.has(name) && context.res.headers.has(name))) context.res.headers.set(name, value);
  });
  app.use(async (context, next) => {
    if (context.req.header("Host") !== new URL(url).host) return context.text("Not the desk's address.", 421);
    // What is written to a store that was moved or replaced would be lost.
    store.ensureThere();
    return next();
  });
  app.get("/assets/pictures/:name", (context) => picture(parts, context.req.param("name")));
  for (const [path, { bytes, type }] of parts.files)
    app.get(
      path,
      etag(),
      () =>
        new Response(Buffer.from(bytes), { headers: { "Content-Type": type, "Cache-Control": "no-cache" } }),
    );
  app.on(["POST"], "*", async (context, next) => {
    const { req } = context;
    // Browsers send one of the two with each post; a page of another origin can't forge them.
    const isOwn =
      req.header("Origin") === url && (req.header("Sec-Fetch-Site") ?? "same-origin") === "same-origin";
    if (!isOwn) return context.text("Only the desk's own pages may post here.", 403);
    // Browsers say how long a form is.
    if (req.header("Transfer-Encoding") !== undefined) return context.text("Say how long the form is.", 411);
    const largest = /^\/(?:range|texts)\//.test(req.path) ? LARGEST_PICTURE_FORM : LARGEST_FORM;
    if (Number(req.header("Content-Length") ?? 0) > largest)
      return context.text("The form is too long.", 413);
    return next();
  });
  const limit = createMiddleware<DeskEnv>(async (context, next) => {
    const networks = clientNetworks(
      {
        peer: context.env.incoming.socket.remoteAddress,
        forwardedFor: context.req.header("X-Forwarded-For"),
      },
      settings.trustedProxies,
    );
    const wait = await takeEach(limiter, networks, { now: clock() });
    if (wait === 0) return next();
    context.header("Retry-After", String(Math.ceil(wait / 1000)));
    return context.text("Too many tries. Wait a while.", 429);
  });
  app.on(["POST"], ["/sign-in", "/sign-in/options", "/join/*"], limit);
  app.on(["GET"], ["/sign-in/firm", "/sign-in/firm/*", "/join/:secret/firm"], limit);
  app.use(async (context, next) => {
    const secret = getCookie(context, SESSION_COOKIE);
    const person = secret && (await findSignedIn(store.database, secret, clock()));
    if (person) context.set("person", person);
    return next();
  });
  app.route("/", signInRoute(parts));
  app.route("/", firmRoute(parts));
  app.use(async (context, next) => {
    // Set only for who is signed in.
    if ((context.get("person") as DeskEnv["Variables"]["person"] | undefined) === undefined)
      return context.redirect("/sign-in", 303);
    return next();
  });
  const frame = async (context: Context<DeskEnv>) => {
    const { name } = context.get("person");
    const { new: unread } = await countShelves(store.database, name);
    return { person: name, said: SAID.get(context.req.query("said") ?? ""), unread };
  };
  app.get("/", (context) => context.redirect("/enquiries", 303));
  app.route("/", peopleRoute(parts, frame));
  // Before the enquiries' own buttons, of which there is one for any other word.
  app.route("/", answerRoute(parts, frame));
  app.route("/", enquiryRoute(parts, frame));
  app.route("/", soughtRoute(parts, frame));
  app.route("/", rangeRoute(parts, frame));
  app.on(["GET", "POST"], CONTENT_PAGES, contentDoor(parts.workspace, frame));
  app.route("/", textsRoute(parts, frame));
  app.route("/", publishRoute(parts, frame));
  app.route("/", previewRoute(parts));
  app.notFound((context) => context.text("There is nothing here.", 404));
  app.onError((error, context) => {
    log.error({
      event: "desk.failed",
      path: context.req.path.replace(/^\/join\/[^/]+/, "/join/…"),
      cause: String(error),
    });
    return context.text("That failed on the server's side. Nothing was changed; try again in a while.", 500);
  });
  const listener = getRequestListener(app.fetch, { hostname: "localhost", overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}

/** A picture of the built site. */
async function picture({ distDir }: DeskParts, name: string): Promise<Response> {
  const type = /^[\w.-]+\.(avif|webp|jpg|png)$/.exec(name)?.[1];
  const bytes = type && (await readFile(join(distDir, "assets/pictures", name)).catch(() => undefined));
  if (!bytes) return new Response("There is no such picture.", { status: 404 });
  const headers = {
    "Content-Type": `image/${type === "jpg" ? "jpeg" : type}`,
    "Cache-Control": "private, max-age=86400",
  };
  return new Response(bytes, { headers });
}
