import { relative, sep } from "node:path";
import type { Plugin } from "vite";

interface HotSiteOptions {
  root: string;
  /** Called when a source of the server has changed. */
  onServerChange: () => void;
}

/**
 * Hot updates for dependencies unknown to Vite: pages depend on content and pictures, on sections that no browser
 * script imports, and on style sheets that the HTML links to.
 */
export function hotSite({ root, onServerChange }: HotSiteOptions): Plugin {
  const below = (file: string) => relative(root, file).split(sep).join("/");
  return {
    name: "hot-site",
    configureServer(server) {
      server.watcher.on("all", (_event, file) => {
        const path = below(file);
        if (/^(content|art|public)\//.test(path)) server.ws.send({ type: "full-reload" });
        if (/^(server|contract)\/.*\.(ts|sql)$/.test(path)) onServerChange();
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      const path = below(file);
      if (this.environment.name !== "client" || !/^(site|prerender|contract)\//.test(path)) return;
      const known = modules.filter(({ importers }) => importers.size > 0);
      if (path.endsWith(".css")) {
        const address = `/${path}`;
        const update = { type: "css-update", path: address, acceptedPath: address, timestamp } as const;
        this.environment.hot.send({ type: "update", updates: [update] });
        return known;
      }
      if (known.length > 0 || modules.length > 0) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
