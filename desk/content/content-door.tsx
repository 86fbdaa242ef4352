import type { Context, MiddlewareHandler } from "hono";
import type { DeskEnv } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { Sheet } from "../ui/parts.tsx";
import type { Workspace } from "./workspace.ts";

/** Pages that change the content; where that can't be they say why, and the rest of the desk works. */
export const CONTENT_PAGES = ["range", "texts", "publish"].flatMap((name) => [`/${name}`, `/${name}/*`]);

/** Lets nobody in while the content can't be changed. */
export function contentDoor(
  workspace: Workspace,
  frame: (context: Context<DeskEnv>) => Promise<Partial<PageFrame>>,
): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const trouble = await workspace.trouble();
    if (trouble === undefined) return next();
    const title = "The content can't be changed here";
    return context.html(
      renderPage(
        { ...(await frame(context)), title },
        <Sheet title={title}>
          <p>{trouble}</p>
        </Sheet>,
      ),
      503,
    );
  };
}
