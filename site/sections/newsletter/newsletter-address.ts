/** The newsletter's rule: text, an at sign, text, a dot, text. Looser than the contact form's on purpose. */
export function isNewsletterAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
