/** A list of different values; `of` returns a value's number in it, and adds values that are new. */
interface Numbering<T> {
  list: T[];
  of: (value: T) => number;
}

/** Numbers values from 0; values whose JSON is equal get the same number. */
export function numbering<T>(): Numbering<T> {
  const list: T[] = [];
  const numbers = new Map<string, number>();
  const of = (value: T): number => {
    const text = JSON.stringify(value);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, list.length);
    return list.push(value) - 1;
  };
  return { list, of };
}
