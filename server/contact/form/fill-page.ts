/** The values of a page's `%%name%%` slots. */
export type PageValues = Record<string, string>;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Fills the `%%name%%` slots of a prerendered page with escaped text, safe between tags and in quoted attributes.
 * Slots without a value become empty. A `%%name%%` inside a value is not filled.
 */
export function fillPage(template: string, values: PageValues): string {
  return template.replace(/%%(\w+)%%/g, (_slot, name: string) =>
    Object.hasOwn(values, name) ? escapeHtml(values[name] ?? "") : "",
  );
}

/**
 * Removes what the page says about fields without an error: their items in the list of faults, their messages and their
 * marks. The page is built with an error on every field (site/plain-pages.tsx).
 */
export function leaveOutFaults(template: string, errors: Readonly<Record<string, string>>): string {
  return ["userName", "email", "subject", "message"]
    .filter((name) => !errors[name])
    .reduce(
      (page, name) =>
        page
          .replace(new RegExp(`<li><a href="#contact-${name}">[^<]*</a></li>`), "")
          .replace(new RegExp(`<p id="contact-${name}-error"[^>]*>[^<]*</p>`), "")
          .replace(` aria-invalid="true" aria-describedby="contact-${name}-error"`, ""),
      template,
    );
}

/** Selects the option with this value. A page without such an option is returned unchanged. */
export function chooseOption(page: string, value: string): string {
  const option = `<option value="${escapeHtml(value)}"`;
  return value === "" ? page : page.replace(option, `${option} selected`);
}

function escapeHtml(text: string): string {
  const printable = text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  // An HTML parser drops a line break at the start of a textarea; the added one saves the visitor's.
  const complete = printable.startsWith("\n") ? `\n${printable}` : printable;
  return complete.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Used when the build has no such page: plain but valid, with everything that was typed. */
export const FALLBACK_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Your message was not sent</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Your message was not sent</h1>
<p>%%problem%%</p>
<p>Go back to correct it. This is what you wrote:</p>
<dl>
<dt>Name</dt><dd>%%userName%%</dd>
<dt>E-mail</dt><dd>%%email%%</dd>
<dt>Subject</dt><dd>%%subject%%</dd>
<dt>Message</dt><dd><pre>%%message%%</pre></dd>
</dl>
</body>
</html>
`;
