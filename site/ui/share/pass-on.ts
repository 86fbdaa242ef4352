/** What the button that passes a link on is called: "Share" where the device has a panel for it. */
export function nameOfPassingOn(): "Share" | "Copy link" {
  return "share" in navigator ? "Share" : "Copy link";
}

/** How passing a link on went. "shared" also if the visitor closed the device's panel: he wants no more. */
type PassedOn = "shared" | "copied" | "refused";

/** Opens the device's panel for passing a link on, or copies the link where there is none or it fails. */
export async function passOn(title: string, url: string): Promise<PassedOn> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    // The visitor or browser refused, or the function is missing because the page came over plain HTTP.
    return "refused";
  }
}
