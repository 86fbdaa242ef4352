import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NewTabLink } from "./new-tab-link.tsx";

it("a link to a new tab says so, by its words or by its name", () => {
  const byWords = renderToStaticMarkup(<NewTabLink href="/a">Chat</NewTabLink>);
  expect(byWords).toContain('target="_blank"');
  expect(byWords.replaceAll(/<[^>]+>/g, "")).toBe("Chat (new tab)");
  const byName = renderToStaticMarkup(
    <NewTabLink href="/a" aria-label="Chat with us">
      Chat
    </NewTabLink>,
  );
  expect(byName).toContain('aria-label="Chat with us (new tab)"');
});
