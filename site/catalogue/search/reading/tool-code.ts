/** A tool's designation in a query, complete or in part: missing parts are undefined. */
export type ToolCode =
  /** A product's designation, order code or id, without separators. */
  | { form: "own"; key: string }
  /** ISO 1832. `key`: letters and digits without separators, as many as are given: `CNMG1204`. */
  | { form: "insert"; key: string; seat?: string }
  /** ISO 5608, or the head of a bar by ISO 6261. */
  | {
      form: "holder";
      head: string;
      height?: string;
      width?: string;
      length?: string;
      size?: string;
      bar?: string;
      /** The letter before the bar's diameter: S is solid steel, A steel with a coolant bore (ISO 6261). */
      barKind?: string;
    }
  /** Laydown threading and circlip inserts: `16ER`, with pitch (mm or threads per inch) and profile. */
  | { form: "threading"; seat: string; pitch?: string; profile?: string }
  /** Their holders: `SER 2525 M16`, `SNR 0016 M16`. */
  | { form: "threading-holder"; head: string; height?: string; width?: string; size?: string };
