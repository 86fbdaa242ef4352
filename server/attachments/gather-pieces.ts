import { MIB } from "#contract/attachments.ts";
import type { Network } from "../limits/client-network.ts";
import { GatheredBytes } from "../limits/gathered-bytes.ts";
import type { Shares } from "../limits/shares.ts";

/** Bytes at which a piece is stored: large enough that few syncs are needed. */
const PIECE_BYTES = MIB;

/** Shortest piece except the last one; every connection may hold this much. */
const LEAST_BYTES = 65_536;

/**
 * Gathers a stream into pieces. It never waits for memory: when no more bytes may be held, the bytes so far become a
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
