import { expect, it } from "vitest";
import { ASKED_TOOL, writeAskedTool } from "./asked-tool.ts";
import { readQuoteText } from "./quote-text.ts";

const asked = {
  userName: "Asha",
  subject: "Product inquiry",
  [ASKED_TOOL.name]: "CNMG 120408, P25",
  [ASKED_TOOL.orderCode]: "TI-1005",
  [ASKED_TOOL.id]: "tur-st-cnmg120408-p25",
  [ASKED_TOOL.sold]: "packs of 10",
  [ASKED_TOOL.quantity]: "50",
};

it("a tool asked for on its page comes as a line of a quote list, with its quantity", () => {
  const { message = "", ...others } = writeAskedTool(asked);
  expect(others).toEqual({ userName: "Asha", subject: "Product inquiry" });
  expect(message).toMatch(/^Please quote for the tool below\.\n\nQuote request \(1 line\)\n1\. CNMG/);
  expect(readQuoteText(message)?.lines).toEqual([
    {
      name: "CNMG 120408, P25",
      orderCode: "TI-1005",
      id: "tur-st-cnmg120408-p25",
      quantity: 50,
      sold: "packs of 10",
    },
  ]);
});

it("what was written beside it stays before it", () => {
  expect(writeAskedTool({ ...asked, message: " For EN8 " }).message).toMatch(/^For EN8\n\nQuote request/);
});

it.each(["about 20", "0", "-3", "1e9"])("%s instead of a quantity is not lost", (typed) => {
  const { message = "" } = writeAskedTool({ ...asked, [ASKED_TOOL.quantity]: typed });
  expect(readQuoteText(message)?.lines).toMatchObject([
    { quantity: 1, remark: `quantity as typed: ${typed}` },
  ]);
});

it("a form without a tool stays as it is", () => {
  const form = { userName: "Asha", message: "Quantity?" };
  expect(writeAskedTool(form)).toEqual(form);
});
