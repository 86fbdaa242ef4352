import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "#server/settings/env.ts";
import { git } from "./git.ts";

/** Why the desk can't change a content folder: a sentence with the way out. Undefined where it can. */
export async function whyNotEditable(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, "range")))
    return `There is no content in ${folder}. DESK_CONTENT names the folder that the site is built from.`;
  if (!existsSync(join(PROJECT_ROOT, "node_modules/vite")))
    return "The tools for building the site aren't installed. Say npm run build on the server once.";
  try {
    const [inside, work = ""] = (
      await git(folder, "rev-parse", "--is-inside-work-tree", "--absolute-git-dir")
    ).split("\n");
    if (inside !== "true") return noRepository(folder);
    if (existsSync(join(work, "MERGE_HEAD")))
      return `A merge in ${folder} isn't finished. End it there with git commit, or git merge --abort.`;
    accessSync(join(folder, "range"), constants.W_OK);
    accessSync(work, constants.W_OK);
    return undefined;
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    if (/ENOENT/.test(says))
      return "Git isn't there. Install it on the server (apt install git): each change is one of its commits.";
    if (/dubious ownership|EACCES|EROFS/.test(says))
      return `The desk may not write ${folder}. On the server, give its repository to the user who runs the desk.`;
    return noRepository(folder);
  }
}

function noRepository(folder: string): string {
  return `${folder} is in no git repository. Make it one on the server: git init, git add ., git commit.`;
}
