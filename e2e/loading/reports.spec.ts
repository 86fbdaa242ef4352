import { execFileSync } from "node:child_process";
import { X509Certificate, createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { SiteServer } from "../testing/site-server.ts";
import { expect, test } from "../testing/test.ts";

/** Puts TLS in front of a site, as a proxy does, with a certificate of its own. */
async function serveByTls(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "9"];
  execFileSync("openssl", ["req", ...options, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const publicKey = new X509Certificate(readFileSync(cert)).publicKey.export({ type: "spki", format: "der" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const passed = ask(origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  rmSync(folder, { recursive: true });
  const address = server.address();
  return {
    /** By which a browser is told to trust the certificate: one that it only puts up with may not name endpoints. */
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const REPORTED = /csp-violation +img-src https:\/\/other\.example +\/accessibility/;

/** What an inserted picture of another site is to the policy. */
const breakPolicy = () => {
  const image = document.createElement("img");
  image.src = "https://other.example/pixel.gif?visitor=asha";
  document.body.append(image);
};

test("what the policy refuses is reported to the site itself, and shown by npm run messages -- reports", async ({
  page,
  newServer,
  noise,
}) => {
  noise.expect(/other\.example/, "the policy refuses the picture that the test inserts");
  await page.goto(`${newServer.origin}/accessibility?from=mail`);
  await page.evaluate(breakPolicy);
  await expect.poll(() => newServer.print("reports")).toMatch(REPORTED);
  expect(await newServer.print("reports")).not.toMatch(/asha|from=mail/);
});

/** A whole Chromium: the headless shell sends nothing by the Reporting API. */
const wholeChromium = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

test("over https Chromium sends them by Reporting-Endpoints", async ({ launchOptions }) => {
  test.skip(wholeChromium === undefined, "no whole Chromium is installed");
  const server = new SiteServer();
  await server.start();
  const edge = await serveByTls(server.origin);
  const publicUrl = `https://localhost:${edge.port}`;
  await server.stop();
  server.set({ PUBLIC_URL: publicUrl });
  await server.start();
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: wholeChromium ?? "",
    args: [
      ...(launchOptions.args ?? []),
      `--ignore-certificate-errors-spki-list=${edge.fingerprint}`,
      "--short-reporting-delay",
    ],
  });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`${publicUrl}/accessibility`);
    expect(answer?.headers()["reporting-endpoints"]).toBe('default="/api/reports"');
    await page.evaluate(breakPolicy);
    await expect.poll(() => server.print("reports")).toMatch(REPORTED);
  } finally {
    await browser.close();
    edge.stop();
    await server.remove();
  }
});
