/**
 * Judges each field as it is left: forms with `data-judge` are posted to that address without their files, and are told
 * `{"faults": {"name of a field": "sentence"}}`. Fields that nobody has touched are left in peace.
 */
export function judgeFields(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-judge]")) {
    const touched = new Set<string>();
    let last = new AbortController();
    const judgeNow = () => {
      last.abort();
      last = new AbortController();
      judge(form, touched, last.signal).catch(() => undefined);
    };
    form.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLElement) || target.id === "") return;
      touched.add(target.id);
      judgeNow();
    });
    // Left before this script came.
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
      if (field.value !== field.defaultValue && field !== document.activeElement) touched.add(field.id);
    if (touched.size > 0) judgeNow();
  }
}

async function judge(form: HTMLFormElement, touched: ReadonlySet<string>, signal: AbortSignal) {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const body = new URLSearchParams(fields);
  const answer = await fetch(form.dataset["judge"] ?? "", { method: "POST", body, signal });
  if (!answer.ok || answer.redirected) return;
  const { faults }: { faults: Record<string, string> } = await answer.json();
  const shown = [...form.querySelectorAll(".fault")].map(({ id }) => id.replace(/-fault$/, ""));
  for (const id of new Set([...touched, ...shown])) tell(id, faults[id] ?? "");
  const count = [...touched].filter((id) => faults[id] !== undefined).length;
  const place = form.querySelector("[data-judged]");
  if (place) place.textContent = count === 0 ? "" : `To mend: ${count}`;
}

/** Shows a sentence beside its field or group; an empty one takes it away. */
function tell(id: string, sentence: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  let place = document.getElementById(`${id}-fault`);
  if (!place && sentence !== "") {
    place = document.createElement("p");
    place.className = "fault";
    place.id = `${id}-fault`;
    if (isGroup(field)) field.querySelector("legend, summary")?.after(place);
    else (field.closest(".radio") ?? field).after(place);
  }
  if (place) place.textContent = sentence;
  const told = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each !== place?.id);
  field.setAttribute(
    "aria-describedby",
    [...told, ...(place && sentence !== "" ? [place.id] : [])].join(" ").trim(),
  );
  if (!isGroup(field)) field.ariaInvalid = String(sentence !== "");
}

function isGroup(field: HTMLElement): boolean {
  return field instanceof HTMLFieldSetElement || field instanceof HTMLDetailsElement;
}
