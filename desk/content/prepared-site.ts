import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { swapFolder } from "#prerender/bundles/swap-folder.ts";
import { readBuildOutput } from "#server/build-output.ts";
import { buildMark } from "#server/take-up-builds.ts";
import { newId } from "../new-id.ts";
import { type PageChanges, changedPages } from "./changed-pages.ts";

/** A whole site that waits beside the served one to be looked at, and to take its place. */
export interface PreparedSite {
  id: string;
  by: string;
  /** When its build began: what was saved later isn't in it. */
  at: Date;
  distDir: string;
  /** The last commit of the content in it, if the build knew it. */
  commit: string | undefined;
  /** Against the site that was served then. */
  pages: PageChanges;
  /** The served site was built anew meanwhile, so this one must not replace it. */
  isOvertaken: boolean;
}

/** What stands in `about.json`; `beside` marks the build that was served when this one began. */
interface About {
  id: string;
  by: string;
  at: string;
  beside: string;
  pages: PageChanges;
}

/** What travels with `dist/`. The manifest is last: with it a running server takes the build up. */
const COMPANIONS = ["nginx-headers.conf", "desk", "stamp.json", "manifest.json"];

/** The folder of the prepared site below `root`; one that is half there is brought to its end or removed. */
export function openPreparedSite(root: string) {
  const [work, dist] = [join(root, ".build"), join(root, "dist")];
  const [folder, building] = [join(work, "prepared"), join(work, "preparing")];
  const about = join(folder, "about.json");
  const inIt = (name: string) => join(folder, ".build", name);
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });

  const handOver = () => {
    for (const name of COMPANIONS.filter((each) => existsSync(inIt(each)))) {
      if (name === "desk") remove(join(work, name));
      renameSync(inIt(name), join(work, name));
    }
    remove(folder);
  };

  remove(building);
  // The desk was killed in the middle of a swap.
  const isSwapped = existsSync(about) && !existsSync(join(folder, "dist")) && existsSync(dist);
  if (isSwapped && existsSync(inIt("manifest.json"))) handOver();
  else if (!existsSync(join(folder, "dist"))) remove(folder);

  return {
    /** Undefined where none waits. */
    read(): PreparedSite | undefined {
      try {
        const { beside, at, ...rest } = JSON.parse(readFileSync(about, "utf8")) as About; // written below
        const { commit, distDir } = readBuildOutput(folder);
        return { ...rest, at: new Date(at), distDir, commit, isOvertaken: beside !== buildMark(root) };
      } catch {
        return undefined;
      }
    },
    /** An empty folder for a build, beside the one that waits. */
    beginIn(): string {
      remove(building);
      mkdirSync(building, { recursive: true });
      return building;
    },
    /** Takes away what a failed build left. */
    giveUp: () => remove(building),
    /** Has the site that was built wait in place of the last one. */
    async keep(by: string, at: Date, beside: string): Promise<void> {
      const { distDir } = readBuildOutput(building);
      const pages = await changedPages(dist, distDir);
      const words: About = { id: newId(), by, at: at.toISOString(), beside, pages };
      writeFileSync(join(building, "about.json"), JSON.stringify(words));
      remove(folder);
      renameSync(building, folder);
    },
    /** Puts it in the place of the served site. */
    async swap(): Promise<void> {
      // It belongs to the build before.
      remove(join(work, "stamp.json"));
      await swapFolder({ current: dist, next: join(folder, "dist"), previous: join(work, "previous") });
      handOver();
    },
    discard: () => remove(folder),
  };
}
