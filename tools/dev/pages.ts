import { mkdirSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { ENQUIRY_TEMPLATES } from "#contract/enquiry-page.ts";
import type { Settings } from "#contract/settings.ts";
import { Assets } from "#prerender/bundles/assets.ts";
import { bundleWorker } from "#prerender/bundles/bundle-worker.ts";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import { faultPage } from "./fault-page.ts";
import { stylePage } from "./style-page.ts";

/** The part of the prerender in use; Vite reloads it after each change. */
interface Renderer {
  loadContent: (folder: string) => unknown;
  makeOwnPictures: (folder: string, content: unknown, cache: string) => Promise<unknown>;
  renderOutputs: (parts: object) => Promise<Map<string, string>>;
}

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Pages that are never shown as they are. */
const templates = ["message-error.html", ...Object.values(ENQUIRY_TEMPLATES)];

const renderer = "/prerender/pages/outputs.tsx";

/** The pages as the build would write them, rendered on request. */
export class Pages {
  readonly #vite: ViteDevServer;
  readonly #root: string;
  readonly #settings: Settings;
  // Kept across renderings: an open page may still request an earlier one's files.
  readonly #assets = new Assets();
  #font: Promise<string> | undefined;
  #worker: Promise<string> | undefined;
  #lastFault = "";

  constructor(vite: ViteDevServer, root: string, settings: Settings) {
    this.#vite = vite;
    this.#root = root;
    this.#settings = settings;
  }

  /** Answers a request for a page's picture, font or data file; returns false for any other request. */
  sendAsset(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = ""] = (request.url ?? "").split("?");
    const content = this.#assets.files.get(path);
    if (!content) return false;
    response
      .writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" })
      .end(content);
    return true;
  }

  /**
   * Answers a request for the service worker with one that unregisters itself and clears its caches: a built site may
   * have run on this origin, and its worker would keep showing that site.
   */
  async sendWorker(response: ServerResponse): Promise<void> {
    this.#worker ??= bundleWorker(this.#root, undefined);
    response
      .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" })
      .end(await this.#worker);
  }

  /** Answers with the page at this address, or with the error that prevents its rendering. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    let status: number;
    let html: string;
    try {
      ({ status, html } = await this.#page(url));
      this.#lastFault = "";
    } catch (error) {
      status = 500;
      html = faultPage(this.#tell(error));
    }
    const body = await this.#vite.transformIndexHtml(url, html);
    response
      .writeHead(status, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-store" })
      .end(body);
  }

  /** Renders a page once, so that the first visit finds all modules loaded. The visit shows any error. */
  warmUp(): void {
    this.#render(["index.html"]).catch(() => undefined);
  }

  /** Writes the pages that the API fills. */
  async writeTemplates(distDir: string): Promise<void> {
    const pages = await this.#render(templates).catch(() => undefined);
    mkdirSync(distDir, { recursive: true });
    for (const [file, page] of pages ?? []) writeFileSync(join(distDir, file), page);
  }

  async #page(url: string): Promise<{ status: number; html: string }> {
    const { pathname } = new URL(url, "http://localhost");
    const path = decodeURI(pathname).replace(/^\/+|\/+$/g, "");
    if (path === "style-page")
      return { status: 200, html: stylePage(await (this.#font ??= this.#buildFont())) };
    const candidates = path === "" ? ["index.html"] : [`${path}/index.html`, `${path}.html`];
    const isOwn = !/(^|\/)404$/.test(path) && !templates.includes(`${path}.html`);
    const [found] = isOwn ? (await this.#render(candidates)).values() : [];
    if (found !== undefined) return { status: 200, html: found };
    const steps = path.split("/");
    const notFoundPages = steps.map((_, at) => [...steps.slice(0, steps.length - at), "404.html"].join("/"));
    const pages = await this.#render([...notFoundPages, "404.html"]);
    const nearest = [...notFoundPages, "404.html"].find((file) => pages.has(file)) ?? "";
    return { status: 404, html: pages.get(nearest) ?? "" };
  }

  async #render(files: string[]): Promise<Map<string, string>> {
    const [{ loadContent }, { makeOwnPictures }, { renderOutputs }] = (await Promise.all([
      this.#vite.ssrLoadModule("/prerender/content/content.ts"),
      this.#vite.ssrLoadModule("/prerender/pictures/own/own-pictures.ts"),
      this.#vite.ssrLoadModule(renderer),
    ])) as [Renderer, Renderer, Renderer]; // Vite types loaded modules as Record<string, any>
    const style = await (this.#font ??= this.#buildFont());
    const folder = join(this.#root, "content");
    const content = loadContent(folder);
    const pages = await renderOutputs({
      content,
      ownPictures: await makeOwnPictures(folder, content, join(this.#root, ".build/own-pictures")),
      art: join(this.#root, "art"),
      assets: this.#assets,
      style,
      ownStyle: style,
      script: "/site/start/boot.ts",
      ownScript: "/site/start/own-page.ts",
      calculator: { script: "/site/start/calculator.tsx", styles: [] },
      apiHost: this.#settings.apiHost ?? "",
      publicUrl: this.#settings.publicUrl,
      retentionDays: this.#settings.retentionDays,
      now: new Date(),
      only: files,
    });
    const links = this.#sheets().map((address) => `<link rel="stylesheet" href="${address}">`);
    return new Map(
      [...pages].map(([file, html]) => [file, html.replace("</head>", `${links.join("")}</head>`)]),
    );
  }

  async #buildFont(): Promise<string> {
    const { addFont } = await this.#vite.ssrLoadModule("/prerender/bundles/font-face.ts");
    return addFont(join(this.#root, "art"), this.#assets);
  }

  /** Style sheets of everything rendered, in import order. */
  #sheets(): string[] {
    const sheets = new Set<string>();
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (module: EnvironmentModuleNode): void => {
      if (seen.has(module)) return;
      seen.add(module);
      for (const imported of module.importedModules) visit(imported);
      if (module.file?.endsWith(".css")) sheets.add(module.url);
    };
    const graph = this.#vite.environments.ssr.moduleGraph;
    for (const module of graph.getModulesByFile(join(this.#root, renderer)) ?? []) visit(module);
    return [...sheets];
  }

  /** Prints an error to the terminal, once, and returns its text for the page. */
  #tell(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    if (error.name !== "ContentError") this.#vite.ssrFixStacktrace(error);
    const words = error.name === "ContentError" ? error.message : (error.stack ?? error.message);
    if (words !== this.#lastFault) console.error(`\n${words}\n`);
    this.#lastFault = words;
    return words;
  }
}
