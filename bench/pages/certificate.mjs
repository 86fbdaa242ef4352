import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FriendlyError } from "../../tools/command/project.mjs";
import { runChild } from "../../tools/command/run-child.mjs";

/**
 * A certificate for this machine, `{ key, cert }` as PEM texts. openssl makes it on first use; it is kept in `folder`,
 * which is never committed. @throws FriendlyError without openssl.
 */
export async function ownCertificate(folder) {
  const [keyFile, certFile] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
  if (!existsSync(certFile)) {
    mkdirSync(folder, { recursive: true });
    await make(keyFile, certFile);
  }
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
}

async function make(keyFile, certFile) {
  const what = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "3650"];
  const whose = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const args = ["req", ...what, ...whose, "-keyout", keyFile, "-out", certFile];
  const { code, output } = await runChild("openssl", args, { capture: true }).catch((error) => ({
    code: 1,
    output: error.message,
  }));
  if (code !== 0)
    throw new FriendlyError(`${output.trim()}\nHTTP/2 needs a certificate, and openssl makes it.`);
}
