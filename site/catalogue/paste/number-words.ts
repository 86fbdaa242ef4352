const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, at) => [
      word,
      at + 1,
    ]),
  ),
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
  chhe: 6,
  chhah: 6,
  saat: 7,
  aath: 8,
  das: 10,
  dus: 10,
  barah: 12,
  pandrah: 15,
  bees: 20,
  pachees: 25,
  pachas: 50,
  sau: 100,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  छः: 6,
  छे: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बारह: 12,
  पंद्रह: 15,
  बीस: 20,
  पच्चीस: 25,
  पचास: 50,
  सौ: 100,
};

/** Small numbers in English and Hindi words, as a pattern. */
export const numberWords = Object.keys(words).join("|");

/** The number that a word of {@link numberWords} says. */
export function numberOf(word: string): number {
  return words[word.toLowerCase()] ?? 0;
}
