/** Whether two words differ by one letter added, removed, changed, or swapped with its neighbour. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  const isSwap = short[same] === long[same + 1] && short[same + 1] === long[same];
  return isSwap && short.slice(same + 2) === long.slice(same + 2);
}

const SHORTEST_WORD = 5;

/**
 * Corrections of a mistyped word: one letter apart, both of five letters or more. None for codes and numbers, and
 * none for a word that is in the vocabulary or begins a word of it.
 */
export function similarWords(vocabulary: Iterable<string>, token: string): string[] {
  if (token.length < SHORTEST_WORD || !/^\p{L}+$/u.test(token)) return [];
  const similar: string[] = [];
  for (const word of vocabulary) {
    if (word.startsWith(token)) return [];
    // The first letter is hardly ever mistyped: "burning" isn't "turning".
    if (word[0] === token[0] && isOneLetterApart(word, token)) similar.push(word);
  }
  return similar;
}
