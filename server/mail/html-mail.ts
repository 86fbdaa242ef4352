import { language } from "../report/local-time.ts";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A paragraph that keeps spaces and line breaks as typed. */
export function paragraph(text: string): string {
  // dir="auto": Urdu starts at the right, Hindi and English at the left.
  return `<p dir="auto" style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

/** A paragraph that is an address to open. */
export function linkParagraph(address: string): string {
  const text = escapeHtml(address);
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere"><a href="${text}">${text}</a></p>`;
}

/**
 * The HTML of a mail: one column in a font size that is readable on a phone.
 * @param body HTML.
 */
export function htmlMail(title: string, body: string): string {
  return (
    `<!doctype html><html lang="${language()}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:16px;color:#1a1a1a;background:#ffffff;font:16px/1.5 system-ui,sans-serif">` +
    `<div style="max-width:640px;margin:0 auto">${body}</div></body></html>`
  );
}
