import { MIB } from "#contract/attachments.ts";
import type { Network } from "../limits/client-network.ts";
import { GatheredBytes } from "../limits/gathered-bytes.ts";
import type { Shares } from "../limits/shares.ts";

/** Bytes from which on a piece is stored: many enough for few syncs. */
const PIECE_BYTES = MIB;

/** The shortest piece but for the last one; any connection holds as much. */
const LEAST_BYTES = 65_536;

/**
 * Gathers a stream to pieces. None waits for room in memory: where no more bytes may be held, what there is becomes a
 * shorter piece. No piece is empty.
 */
export async function* gatherPieces(
  source: AsyncIterable<Uint8Array>,
  { held, networks }: { held: Shares; networks: readonly Network[] },
): AsyncGenerator<Buffer> {
  const gathered = new GatheredBytes();
  let counted = 0;
  const settle = () => {
    held.giveBack(networks, counted);
    counted = 0;
  };
  try {
    for await (const chunk of source) {
      gathered.add(chunk);
      const mayHold = held.take(networks, chunk.length);
      if (mayHold) counted += chunk.length;
      if (gathered.length < (mayHold ? PIECE_BYTES : LEAST_BYTES)) continue;
      settle();
      yield gathered.take();
    }
    if (gathered.length > 0) yield gathered.take();
  } finally {
    settle();
  }
}
