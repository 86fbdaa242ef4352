/**
 * Random numbers from 0 to 1, for tests that need them outside a property. It logs its seed, which repeats the sequence
 * if given as TEST_SEED.
 */
export function seededDraw(): () => number {
  const seed = Number(process.env["TEST_SEED"] ?? Date.now() % 1_000_000_000);
  console.log(`This test draws from TEST_SEED=${seed}.`);
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
