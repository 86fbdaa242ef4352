/** The document of the style page (site/style-page/), which is rendered in the browser and never built. */
export function stylePage(fontFace: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Style page</title><link rel="icon" href="/favicon.svg"><style>${fontFace}</style></head>
<body><div id="style-page"></div><script type="module" src="/site/style-page/start.tsx"></script></body>
</html>
`;
}
