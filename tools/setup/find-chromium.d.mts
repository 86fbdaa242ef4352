export function findChromium(
  downloaded: string,
  environment?: Record<string, string | undefined>,
): string | undefined;

export function findTestBrowser(
  downloaded: string,
  environment?: Record<string, string | undefined>,
): string | undefined;
