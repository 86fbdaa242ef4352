import { describe, expect, it } from "vitest";
import { readQr } from "#testing/read-qr.ts";
import { labelOf, scannedAddress } from "./labelled.ts";
import { qrSquares } from "./qr-squares.ts";

/** What a reader that knows nothing of the writer reads. */
function read(text: string, level?: "L" | "M"): string {
  const code = qrSquares(text, level);
  if (!code) throw new Error("No code.");
  const dark = new Set([...code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return readQr(code.size, (x, y) => dark.has(`${x} ${y}`));
}

describe("a code says its text", () => {
  it.each([
    "HTTPS://A.IN",
    "https://example.com/",
    "https://www.example.com/product/tur-st-cnmg120408-p25?quantity=50",
    "https://tools.long-name-of-a-shop.example/product/mil-em-4f-10-long-x-25?quantity=1000",
    "https://tools.long-name-of-a-shop.example/product/mil-em-4f-10-long-x-25-hpc-alticrn?quantity=10000",
    // Of a card: versions 8 to 11.
    "https://www.example.com/products/turning/holders?assembly=tur-ho-s25t,tur-in-ccmt-p25,en8-c45,overhang~120#tur-ho-s25t",
    "https://www.example.com/products/turning/holders?assembly=tur-ho-s25t-sclcr09,tur-in-ccmt09t308-p25,en8-c45,overhang~120,diameter~32,feed~0.25,depth~1#tur-ho-s25t-sclcr09",
    "https://tools.long-name-of-a-shop.example/products/milling/solid-carbide/endmill?assembly=mil-em-4f-10-long,,20mncr5-annealed,overhang~48,toothFeed~0.09,depth~10,width~3,nose~70#mil-em-4f-10-long",
  ])("%s", (text) => {
    expect(read(text)).toBe(text);
    expect(read(text, "M")).toBe(text);
  });
});

it("a label's code opens the tool's page with its quantity", () => {
  const label = labelOf({
    id: "tur-st-cnmg120408-p25",
    name: "CNMG 120408 medium turning insert, P25",
    specifications: { type: "Turning insert", size: "CNMG 120408" },
    orderCode: "TI-1005",
    pack: { quantity: 10, unit: "piece" },
  });
  expect(label).toMatchObject({ code: "TI-1005", quantity: 10 });
  expect(read(scannedAddress("https://www.example.com", { ...label, quantity: 50 }), "M")).toBe(
    "https://www.example.com/product/tur-st-cnmg120408-p25?quantity=50",
  );
});
