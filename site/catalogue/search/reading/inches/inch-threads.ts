import { inchSizes, inchThread } from "#engineering/standards/inch-threads.ts";

/** Threads per inch of BSW by nominal size. */
const whitworth: Readonly<Record<string, number>> = {
  "1/8": 40,
  "3/16": 24,
  "1/4": 20,
  "5/16": 18,
  "3/8": 16,
  "7/16": 14,
  "1/2": 12,
  "5/8": 11,
  "3/4": 10,
  "7/8": 9,
  "1": 8,
};

/** The standard threads per inch of a size in a system; undefined if the tables have none. */
export function perInch(system: string, size: string | undefined): number | undefined {
  if (size === undefined) return undefined;
  // R (ISO 7) has the pitches of G.
  const form = system === "R" ? "G" : system;
  if (form === "UNC" || form === "UNF" || form === "G" || form === "NPT")
    return inchThread(form, size)?.perInch;
  return system === "BSW" && Object.hasOwn(whitworth, size) ? whitworth[size] : undefined;
}

/** The drill for an inch thread, mm; undefined if the tables have none. */
export function inchDrill(system: string, size: string | undefined): number | undefined {
  if (size === undefined) return undefined;
  if (system === "UNC" || system === "UNF" || system === "G" || system === "NPT")
    return inchThread(system, size)?.drill;
  return undefined;
}

/** A size below a quarter inch, whose number is often written without its sign: "10" of "10-32". */
export function gaugeSize(number: string | undefined): string | undefined {
  const gauge = `#${number}`;
  return inchSizes("UNC").includes(gauge) ? gauge : undefined;
}

/** The unified thread of a size with so many threads per inch. */
export function unifiedOf(size: string, threads: number): "UNC" | "UNF" | undefined {
  return (["UNC", "UNF"] as const).find((each) => perInch(each, size) === threads);
}

/** Decimal inches as the usual fraction of thread names: `.25` → `1/4`. Other numbers stay. */
export function inchSize(number: string | undefined): string | undefined {
  if (number === undefined || number.startsWith("#") || !number.includes(".")) return number;
  const fraction = inchSizes("UNC").find((size) => {
    const [top = "", bottom = "1"] = size.split("/");
    return !size.startsWith("#") && Number(top) / Number(bottom) === Number(number);
  });
  return fraction ?? number;
}
