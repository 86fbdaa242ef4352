/** A form as a browser's assistant may fill it in (WebMCP, declarative). Browsers without that ignore the attributes. */
interface FormTool {
  toolname: string;
  tooldescription: string;
  /** What each field means, by its name. */
  fields: Readonly<Record<string, string>>;
  /** Only where sending changes nothing. */
  toolautosubmit?: "";
}

const search: FormTool = {
  toolname: "search_tools",
  tooldescription:
    "Searches the catalogue of cutting tools by code, size, thread, workpiece or plain words, and shows the tools found with their order codes.",
  fields: { q: "For example CNMG 120408 steel, end mill 10 mm 4 flutes, M8 tap blind hole 304" },
  toolautosubmit: "",
};

const contact: FormTool = {
  toolname: "write_to_sales",
  tooldescription:
    "Fills in the form that asks the supplier for a quote or advice. The visitor reads it and presses Send.",
  fields: {
    userName: "The visitor's own name",
    email: "The visitor's e-mail address for the answer",
    message: "Tools with order codes and quantities, workpiece material, machine",
  },
};

function describe(form: HTMLFormElement | null | undefined, { fields, ...attributes }: FormTool): void {
  if (!form) return;
  for (const [name, words] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element) field.setAttribute("toolparamdescription", words);
  }
  for (const [name, words] of Object.entries(attributes)) form.setAttribute(name, words);
}

/** Describes the page's search and contact form for a browser's assistant, late: the HTML has no room for it. */
export function describeForms(): void {
  describe(document.querySelector<HTMLFormElement>("form[role=search]"), search);
  describe(document.forms.namedItem("contact"), contact);
}
