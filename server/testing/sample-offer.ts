import type { Offer } from "#contract/offer/offer.ts";
import { type NewAnswer, sendAnswer } from "../store/answers.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/** For tests: sends an answer as the desk does. */
export function sendSample({ database }: Pick<OpenDatabase, "database">, answer: NewAnswer) {
  return database.transaction().execute((transaction) => sendAnswer(transaction, answer));
}

/** For tests: an offer of three lines, one of which is not offered. */
export const OFFER: Offer = {
  lines: [
    {
      asked: 1,
      kind: "asked",
      name: "CNMG 120408 medium turning insert, P25",
      orderCode: "TI-1005",
      id: "tur-st-cnmg120408-p25",
      difference: "",
      quantity: 50,
      unit: 41_200,
      discount: 1_200,
      delivery: "from stock",
      hsn: "8209",
      gst: 1_800,
    },
    {
      asked: 2,
      kind: "other",
      name: "TNGA 160408, PCBN",
      difference: "Corner radius 0.8 instead of 0.4 mm",
      quantity: 20,
      unit: 250_000,
      discount: 0,
      delivery: "10 days",
      hsn: "8209",
      gst: 1_800,
    },
    {
      asked: 3,
      kind: "asked",
      name: "Chip breaker, special",
      difference: "",
      quantity: 1,
      unit: null,
      discount: 0,
      delivery: "",
      hsn: "",
      gst: 1_800,
    },
  ],
  freight: 45_000,
  freightGst: 1_800,
};
