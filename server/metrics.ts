import { type Server, createServer } from "node:http";
import { ATTACHMENTS_PATH, MIB } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";
import type { AnsweredRequest } from "./http/follow-requests.ts";
import type { Readiness } from "./upkeep/readiness.ts";
import type { StoreLoad } from "./store/store-load.ts";

/** Counters since the start, and figures measured on request. */
export interface Metrics {
  count(request: AnsweredRequest): void;
  /** Serves `/metrics` in Prometheus' text format; listens at a separate address. */
  server: Server;
}

/** Sources of the figures. */
export interface MetricsParts {
  measure: () => Promise<StoreLoad>;
  /** Bytes that files count towards their limit. */
  measureFiles: () => Promise<number>;
  readiness: () => Promise<Readiness>;
  /** Assertions of the store and the outbox that were broken since the start. */
  countBroken: () => number;
  limits: { maxStored: number; maxUnsent: number; maxFilesMb: number };
}

/** Creates the metrics. They contain nothing about people. */
export function createMetrics(parts: MetricsParts): Metrics {
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    compose(parts, requests).then(
      (text) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4" }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return {
    count({ path, status }) {
      const route = path === CONTACT_PATH ? "contact" : path === ATTACHMENTS_PATH ? "files" : "site";
      const labels = `route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },
    server,
  };
}

async function compose(
  { measure, measureFiles, readiness, countBroken, limits }: MetricsParts,
  requests: Map<string, number>,
): Promise<string> {
  const { status, problems = [], mail } = await readiness();
  const load = await measure().catch(() => undefined);
  const files = await measureFiles().catch(() => undefined);
  const lines = [
    ...metric("site_ready", "gauge", [["", status === "unavailable" ? 0 : 1]]),
    ...metric(
      "site_problem",
      "gauge",
      problems.map(({ name }) => [`name="${name}"`, 1]),
    ),
    ...metric("site_messages_max", "gauge", [["", limits.maxStored]]),
    ...metric("site_mails_unsent_max", "gauge", [["", limits.maxUnsent]]),
    ...(load === undefined ? [] : metric("site_messages_stored", "gauge", [["", load.stored]])),
    ...metric("site_files_bytes_max", "gauge", [["", limits.maxFilesMb * MIB]]),
    ...(files === undefined ? [] : metric("site_files_bytes", "gauge", [["", files]])),
    ...(mail === undefined
      ? []
      : [
          ...metric("site_mails_waiting", "gauge", [["", mail.waiting]]),
          ...metric("site_mail_oldest_seconds", "gauge", [["", mail.oldestSeconds]]),
          ...metric("site_mails_given_up", "gauge", [["", mail.givenUp]]),
        ]),
    ...metric("site_assertions_broken_total", "counter", [["", countBroken()]]),
    ...metric("site_requests_total", "counter", [...requests]),
    ...metric("process_resident_memory_bytes", "gauge", [["", process.memoryUsage.rss()]]),
    ...metric("process_uptime_seconds", "gauge", [["", Math.round(process.uptime())]]),
  ];
  return `${lines.join("\n")}\n`;
}

function metric(
  name: string,
  type: "gauge" | "counter",
  values: [labels: string, value: number][],
): string[] {
  const shown = values.map(([labels, value]) => `${name}${labels === "" ? "" : `{${labels}}`} ${value}`);
  return [`# TYPE ${name} ${type}`, ...shown];
}
