import type { Offer } from "#contract/offer/offer.ts";

/** An offer for the list of `sendListed`: as asked, another tool, and nothing. */
export const SAMPLE_OFFER: Offer = {
  lines: [
    {
      asked: 1,
      kind: "asked",
      name: "4-flute solid carbide end mill Ø10, DIN 6527 L",
      orderCode: "EM-1001",
      id: "mil-em-4f-10",
      difference: "",
      quantity: 50,
      unit: 194_000,
      discount: 1_200,
      delivery: "from stock",
      hsn: "8207",
      gst: 1_800,
    },
    {
      asked: 2,
      kind: "other",
      name: "Boring bar S25T-SCLCR 09",
      difference: "Shank 25 instead of 20 mm; smallest bore 32 instead of 25 mm",
      quantity: 2,
      unit: 677_600,
      discount: 0,
      delivery: "10 days",
      hsn: "8209",
      gst: 1_800,
    },
    {
      asked: 3,
      kind: "asked",
      name: "Reamer 12 H7",
      difference: "",
      quantity: 3,
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
