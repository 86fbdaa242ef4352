/** One step on the way to a part of the page: its role, and a pattern that its name answers to. */
export interface Step {
  role: string;
  name: string;
}

/** What a visitor makes of a part of the page. */
export interface Sight {
  /** How many parts answer to the description; all else is of the first of them. */
  count: number;
  /** Its words as they are seen, in one line. */
  words: string;
  /** What stands in it, for fields. */
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  /** Where a press would reach it, in CSS pixels; undefined out of sight or under something else. */
  point: { x: number; y: number } | undefined;
}

/**
 * In the page: looks for a part by role and name, as they would be read aloud, within others; only what is visible
 * counts. It is brought into the window first, or given the focus, if asked for. A name is near enough to the standard for this site: label,
 * labelling elements, text.
 */
export function lookFor(path: Step[], act: "bring" | "focus" | "nothing"): Sight {
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
  // A link that runs over two lines has no middle of its own.
  const box = part.getClientRects()[0] ?? part.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const over = document.elementFromPoint(point.x, point.y);
  const isFree = over !== null && (part.contains(over) || over.contains(part));
  return {
    count: found.length,
    words: inLine(part instanceof HTMLElement ? part.innerText : (part.textContent ?? "")),
    value: (part as HTMLInputElement).value ?? "",
    isChecked: (part as HTMLInputElement).checked ?? false,
    isFocused: part === document.activeElement,
    point: isFree ? point : undefined,
  };
}
