/** A word before what a visitor doesn't want, in upper case; English, spoken Hindi, German, French. */
export const rulesOutBefore =
  /^(?:NOT|NON|NO|WITHOUT|W\/O|EXCEPT|EXCLUDING|AVOID|MINUS|BINA|बिना|OHNE|KEINE?|SANS)$/u;

/** A word after it: "HSS nahi", "coolant ke bina". */
export const rulesOutAfter =
  /^(?:NAHI|NAHIN|NHI|NAI|NOT|BINA|ALAWA|ALAVA|CHHODKAR|CHODKAR|नहीं|नही|बिना|अलावा|छोड़कर)$/u;

/** A word that compares sizes. */
export const compares =
  /^(?:THAN|ABOVE|OVER|UNDER|LARGEST|BIGGEST|SMALLEST|LONGEST|SHORTEST|(?:BIGG|LARG|SMALL|LONG|SHORT)ER)$/u;
