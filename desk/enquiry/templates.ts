/** Words to begin an answer with. `%name%` becomes the visitor's name, `%person%` who answers. */
export const TEMPLATES: Readonly<Record<string, { label: string; words: string }>> = {
  offer: {
    label: "Offer",
    words: "Dear %name%,\n\nthank you for your enquiry. Our offer is below.\n\n%person%",
  },
  substitutes: {
    label: "Offer with substitutes",
    words:
      "Dear %name%,\n\nthank you for your enquiry. Where we offer another tool than you asked for, the line says how it differs.\n\n%person%",
  },
  question: {
    label: "Question",
    words:
      "Dear %name%,\n\nthank you for your enquiry. To offer the right tool we need to know: which material do you cut, on which machine, and what is wrong with the tool you use?\n\n%person%",
  },
  none: {
    label: "Not in our range",
    words: "Dear %name%,\n\nthank you for your enquiry. We don't supply this tool.\n\n%person%",
  },
};

/** A template's words for a visitor; empty for an unknown one. */
export function templateWords(template: string, { name, person }: { name: string; person: string }): string {
  const words = Object.hasOwn(TEMPLATES, template) ? (TEMPLATES[template]?.words ?? "") : "";
  return words.replaceAll(/%(name|person)%/g, (_, what) => (what === "name" ? name : person));
}
