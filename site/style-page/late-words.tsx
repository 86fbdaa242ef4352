/** What the style page's late part draws, once its script is there. */
export function LateWords() {
  return <p>A part whose script came late</p>;
}
