/** Line pictures of the usual shapes by the letter of ISO 1832, in a box of 22 around 0. */
const outlines: Readonly<Record<string, string>> = {
  C: "M0-9.5 8 0 0 9.5-8 0Z",
  D: "M0-9.5 5 0 0 9.5-5 0Z",
  V: "M0-9.5 3 0 0 9.5-3 0Z",
  W: "M0-9 5.2-3 7.8 4.5 0 6-7.8 4.5-5.2-3Z",
  T: "M0-9 7.8 4.5H-7.8Z",
  S: "M-8-8H8V8H-8Z",
  R: "M9 0A9 9 0 1 1-9 0 9 9 0 0 1 9 0Z",
  A: "M-9-5H7L9 5H-7Z",
};

/** The shapes that have a picture. */
export const shapeLetters = Object.keys(outlines);

/** A shape as seen from above; its name is beside it. */
export function ShapePicture({ letter }: { letter: string }) {
  return (
    <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={outlines[letter]} />
    </svg>
  );
}
