import { stripVTControlCharacters } from "node:util";

/** The page that shows why the requested page can't be rendered; Vite reloads it once that is fixed. */
export function faultPage(words: string): string {
  const escaped = stripVTControlCharacters(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Something to mend</title>
<style>body{margin:10vh 10vw;font:18px/1.5 system-ui}pre{white-space:pre-wrap;padding:1em;background:#fff3d6}</style></head>
<body><h1>Something to mend</h1><pre>${escaped}</pre><p>This page comes back by itself once it is mended.</p></body>
</html>
`;
}
