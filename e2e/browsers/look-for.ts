/** One step on the way to a part of the page: its role, and a pattern that its name matches. */
export interface PathStep {
  role: string;
  name: string;
}

/** A part of the page as a visitor perceives it. */
export interface SeenPart {
  /** Number of parts that match the path; the other fields describe the first of them. */
  count: number;
  /** Its visible text, in one line. */
  words: string;
  /** The value of a field. */
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  /** Where a click would reach it, in CSS pixels; undefined if it is out of sight or covered. */
  point: { x: number; y: number } | undefined;
}

/**
 * In the page: finds a visible part by role and accessible name, within others. With `act` the part is first scrolled
 * into the window or focused. The name is computed from label, labelling elements and text: enough of the standard for
 * this site.
 */
export function lookFor(path: PathStep[], act: "bring" | "focus" | "nothing"): SeenPart {
  const kinds: Record<string, string> = {
    button: "button, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "select, [role=combobox]",
    dialog: "dialog[open]",
    form: "form",
    heading: "h1, h2, h3, h4",
    img: "img",
    link: "a[href]",
    listitem: "li",
    main: "main",
    banner: "header",
    option: "[role=option]",
    region: "section",
    status: "[role=status]",
    tab: "[role=tab]",
    textbox: "textarea, input:not([role], [type=checkbox], [type=hidden])",
  };
  const inLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (label !== null) return inLine(label);
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : [...labels];
    return inLine((named.length > 0 ? named : [element]).map((each) => each?.textContent ?? "").join(" "));
  };
  let found: Element[] = [document.documentElement];
  for (const { role, name } of path) {
    const pattern = new RegExp(name);
    found = found
      .flatMap((element) => [...element.querySelectorAll(kinds[role] ?? role)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => pattern.test(nameOf(element)));
  }
  const [part] = found;
  if (!part) return { count: 0, words: "", value: "", isChecked: false, isFocused: false, point: undefined };
  const isInWindow = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
  if (act === "focus" && part instanceof HTMLElement) part.focus();
  if (act === "bring" && !isInWindow(part.getBoundingClientRect()))
    part.scrollIntoView({ block: "center", behavior: "instant" });
  // The middle of a link that wraps over two lines may be outside it.
  const box = part.getClientRects()[0] ?? part.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const over = document.elementFromPoint(point.x, point.y);
  const isFree = over !== null && (part.contains(over) || over.contains(part));
  // A slow browser may draw a sliding panel in one position for longer than the time between two looks.
  const isSliding = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations !== Infinity &&
        effect.target?.contains(part),
    );
  return {
    count: found.length,
    words: inLine(part instanceof HTMLElement ? part.innerText : (part.textContent ?? "")),
    value: (part as HTMLInputElement).value ?? "",
    isChecked: (part as HTMLInputElement).checked ?? false,
    isFocused: part === document.activeElement,
    point: isFree && !isSliding ? point : undefined,
  };
}
