import { useState } from "react";
import { nameOfPassingOn, passOn } from "./pass-on.ts";

/** Passes a link on: the name of the button, the result as a sentence, and the function that does it. */
export function usePassingOn() {
  const [result, setResult] = useState("");

  async function passLinkOn(title: string, link: string): Promise<void> {
    const end = await passOn(title, link);
    if (end === "shared") setResult("");
    if (end === "copied") setResult("The link is copied.");
    if (end === "refused") setResult(`This browser doesn't let the page copy. The link is ${link}`);
  }
  return { name: nameOfPassingOn(), result, passOn: passLinkOn };
}
