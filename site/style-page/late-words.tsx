/** The content of the style page's late part. */
export function LateWords() {
  return <p>A part whose script came late</p>;
}
