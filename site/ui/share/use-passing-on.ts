import { useState } from "react";
import { nameOfPassingOn, passOn } from "./pass-on.ts";

const COPIED = "Copied";

/**
 * Passes a link on: the button's name and what else it is called, so that it has room for both; the result as a
 * sentence; and what the button does. Once the link is copied the button says so until it loses the focus.
 */
export function usePassingOn() {
  const [result, setResult] = useState("");
  const [isCopied, setIsCopied] = useState(false);
  const name = nameOfPassingOn();

  async function passLinkOn(title: string, link: string): Promise<void> {
    const end = await passOn(title, link);
    setIsCopied(end === "copied");
    if (end === "shared") setResult("");
    if (end === "copied") setResult("The link is copied.");
    if (end === "refused") setResult(`This browser doesn't let the page copy. The link is ${link}`);
  }

  function forgetCopied(): void {
    if (!isCopied) return;
    setIsCopied(false);
    setResult("");
  }

  const [said, otherName] = isCopied ? [COPIED, name] : [name, COPIED];
  return { name: said, otherName, isCopied, result, passOn: passLinkOn, forgetCopied };
}
