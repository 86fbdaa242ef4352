import * as v from "valibot";

/** What is known of the packages' faults. */
export type Verdict =
  | { kind: "asked"; findings: Finding[]; others: Finding[] }
  /** Nothing is known: whoever reads it must not take it for a good answer. */
  | { kind: "not asked"; why: string }
  /** npm says something else than it should: that is no good answer either. */
  | { kind: "not understood"; why: string };

export interface Finding {
  name: string;
  severity: string;
  /** Titles and addresses of what is known. */
  about: string[];
}

const reportSchema = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      // A name means that the fault is that of a dependency, which is listed itself.
      via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
    }),
  ),
});

const faultSchema = v.object({
  statusCode: v.optional(v.number()),
  error: v.object({ code: v.optional(v.nullable(v.string())), summary: v.optional(v.string(), "") }),
});

/** The registry wasn't reached, or knows no such question. */
const UNREACHED =
  /^(?:E(?:40[1345]|5\d\d)|ENOAUDIT|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH)$/;

/**
 * Judges what `npm audit --json` prints.
 * @param shipped names of the packages that visitors get or that the server runs.
 */
export function judgeAnswer(text: string, shipped: ReadonlySet<string>): Verdict {
  const answer = parse(text);
  const report = v.safeParse(reportSchema, answer);
  if (report.success) {
    const all = Object.entries(report.output.vulnerabilities).map(([name, { severity, via }]): Finding => {
      const about = via.map((each) =>
        typeof each === "string" ? `by ${each}` : `${each.title} (${each.url})`,
      );
      return { name, severity, about };
    });
    const [findings, others] = [true, false].map((isShipped) =>
      all.filter(({ name }) => shipped.has(name) === isShipped),
    );
    return { kind: "asked", findings: findings ?? [], others: others ?? [] };
  }
  const fault = v.safeParse(faultSchema, answer);
  if (!fault.success) return { kind: "not understood", why: text.trim().slice(0, 300) };
  const { statusCode, error } = fault.output;
  const code = error.code ?? (statusCode === undefined ? "" : `E${statusCode}`);
  return UNREACHED.test(code)
    ? { kind: "not asked", why: `the registry answers npm audit with ${code}` }
    : { kind: "not understood", why: `${code} ${error.summary}`.trim() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
