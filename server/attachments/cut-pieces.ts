/** Bytes of a piece as it is stored: few enough to hold many files at a time, many enough for few syncs. */
const PIECE_BYTES = 1_048_576;

/**
 * Cuts a stream into pieces of one size; the first one is of `headBytes`, the last one of what is left. No piece is
 * empty.
 */
export async function* cutPieces(
  source: AsyncIterable<Uint8Array>,
  headBytes: number,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<Buffer> {
  let wanted = headBytes;
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (length + rest.length >= wanted) {
      const cut = wanted - length;
      yield Buffer.concat([...held, rest.subarray(0, cut)]);
      rest = rest.subarray(cut);
      held = [];
      length = 0;
      wanted = pieceBytes;
    }
    if (rest.length > 0) held.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(held, length);
}
