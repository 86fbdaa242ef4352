/** A size for people, such as "312 KB" or "4.1 MB"; a KB is 1,024 bytes. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
