/** Lets forms with `data-passkey` be sent with a passkey: `get` signs in, `create` makes one. */
export function offerKeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (button) button.disabled = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (button) button.disabled = true;
      send(form).catch((error: unknown) => {
        if (button) button.disabled = false;
        const place = form.querySelector("[data-passkey-fault]");
        if (place) place.textContent = sentenceOf(error);
      });
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(`${form.action}/options`, { method: "POST" });
  if (!answer.ok)
    throw new Error(answer.status === 429 ? "Too many tries. Wait a while." : "Load the page again.");
  const options = await answer.json();
  const credential =
    form.dataset["passkey"] === "create"
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  const field = form.elements.namedItem("credential");
  if (!(credential instanceof PublicKeyCredential) || !(field instanceof HTMLInputElement))
    throw new Error("The browser gave no key.");
  field.value = JSON.stringify(credential.toJSON());
  form.submit();
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "NotAllowedError") return "No key was chosen, or it took too long. Try again.";
  if (error.name === "InvalidStateError") return "This device has a key for you already.";
  if (error.name === "TypeError") return "This browser can't do it, or the desk can't be reached. Try again.";
  return error.message;
}
