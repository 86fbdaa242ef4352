/** The beginning of an anchor that carries words for a Technical support enquiry to the contact form. */
export const ASK_ANCHOR = "#ask=";
