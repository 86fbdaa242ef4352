import { escapeHtml } from "../../http/fill-page.ts";

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
