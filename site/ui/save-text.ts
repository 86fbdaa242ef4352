/** Offers a text, or bytes, as a download. */
export function saveText(name: string, text: string | Uint8Array<ArrayBuffer>, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has the file once the click is handled; Safari needs a moment more.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
