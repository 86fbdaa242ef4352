/** The `tel:` address of a number with spaces, `+91 124 000 0000`. */
export function tel(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
