import * as v from "valibot";
import { REPORT_LIMITS } from "#contract/reports.ts";
import type { Report } from "../store/reports.ts";

/** How the site's own addresses are known. */
export interface OwnAddresses {
  isOwn: (url: URL) => boolean;
  /** Whether the path is a page or file of the site; any other one may hold what somebody typed. */
  isThere: (path: string) => boolean;
}

const bodySchema = v.record(v.string(), v.unknown());

const reportsSchema = v.array(
  v.object({ type: v.string(), url: v.string(), body: v.optional(v.nullable(bodySchema)) }),
);

/** The older form, sent to `report-uri`. */
const violationSchema = v.object({ "csp-report": bodySchema });

/** Says in a word or two what happened, from a report's body. */
type Read = (body: Body) => string;

/** A browser names many other kinds; these are about our own pages. */
const KINDS: Record<string, Read> = {
  "csp-violation": (body) => `${body.word("effectiveDirective")} ${body.address("blockedURL")}`,
  crash: (body) => body.word("reason"),
  deprecation: (body) => body.word("id"),
  intervention: (body) => body.word("id"),
  "permissions-policy-violation": (body) => body.word("featureId", "policyId"),
};

const NAMES = new Map([
  ["documentURL", "document-uri"],
  ["blockedURL", "blocked-uri"],
  ["effectiveDirective", "effective-directive"],
  ["sourceFile", "source-file"],
  ["lineNumber", "line-number"],
]);

/** Programs that visitors have added to their browsers; what they do to a page is none of our faults. */
const EXTENSION = /^[a-z-]*extension:/;

/**
 * Reads a body of reports. Of each it takes what tells a fault, and nothing that tells a visitor: no query, no fragment,
 * no address that is none of ours, no sample of a script, no browser.
 * @returns the reports about our own pages, or undefined for a body that holds no reports.
 */
export function readReports(json: unknown, own: OwnAddresses): Report[] | undefined {
  const whole = v.safeParse(reportsSchema, json);
  if (whole.success) {
    return whole.output
      .slice(0, REPORT_LIMITS.atOnce)
      .flatMap(({ type, url, body }) => readReport(type, url, new Body(body ?? {}, own), own));
  }
  const violation = v.safeParse(violationSchema, json);
  if (!violation.success) return undefined;
  const old = violation.output["csp-report"];
  const body = Object.fromEntries([...NAMES].map(([name, before]) => [name, old[before] ?? old[name]]));
  return readReport("csp-violation", String(body["documentURL"]), new Body(body, own), own);
}

function readReport(kind: string, url: string, body: Body, own: OwnAddresses): Report[] {
  const read = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const page = URL.parse(url);
  if (read === undefined || page === null || !own.isOwn(page) || body.isOfExtension) return [];
  return [
    { kind, page: pathOf(page, own), what: read(body).slice(0, REPORT_LIMITS.length), place: body.place },
  ];
}

/** What a browser says of a fault. */
class Body {
  readonly #body: Record<string, unknown>;
  readonly #own: OwnAddresses;

  constructor(body: Record<string, unknown>, own: OwnAddresses) {
    this.#body = body;
    this.#own = own;
  }

  get isOfExtension(): boolean {
    return ["blockedURL", "sourceFile"].some((name) => EXTENSION.test(String(this.#body[name])));
  }

  /** The first of these fields that is a word, as browsers name directives, reasons and features. */
  word(...names: string[]): string {
    const word = names.map((name) => this.#body[name]).find((value) => typeof value === "string") ?? "";
    return /^[\w-]{1,60}$/.test(word) ? word : "(other)";
  }

  /** A field that holds an address, or a word such as `inline`. */
  address(name: string): string {
    const text = String(this.#body[name]);
    const url = URL.parse(text);
    if (url === null) return this.word(name);
    if (!/^https?:$/.test(url.protocol)) return url.protocol.slice(0, 20);
    return this.#own.isOwn(url) ? pathOf(url, this.#own) : url.origin.slice(0, 100);
  }

  /** File and line; empty where the browser names none. */
  get place(): string {
    const { sourceFile, lineNumber } = this.#body;
    if (typeof sourceFile !== "string" || sourceFile === "") return "";
    const line = Number.isSafeInteger(lineNumber) ? `:${Number(lineNumber)}` : "";
    return `${this.address("sourceFile")}${line}`;
  }
}

function pathOf({ pathname }: URL, { isThere }: OwnAddresses): string {
  return pathname.length <= REPORT_LIMITS.length && isThere(pathname) ? pathname : "(other)";
}
