import { quoteHead, quoteLine } from "./quote-text.ts";

/** Fields with which a product's own page asks for its tool; all but the quantity are hidden there. */
export const ASKED_TOOL = {
  name: "toolName",
  orderCode: "toolCode",
  id: "toolId",
  /** "packs of 10", if it isn't sold singly. */
  sold: "toolSold",
  quantity: "quantity",
} as const;

const WORDS = "Please quote for the tool below.";

/**
 * The fields of a form with the asked tool written into the message, as the quote list writes it: without script the
 * page can't. A form without a tool stays as it is. What is no quantity is kept as a remark, so that nothing typed is
 * lost.
 */
export function writeAskedTool(typed: Readonly<Record<string, string>>): Record<string, string> {
  const { name, orderCode, id, sold, quantity: typedQuantity, others } = askedFields(typed);
  if (name === "") return others;
  const amount = /^\d{1,15}$/.test(typedQuantity) ? Number(typedQuantity) : 0;
  const line = quoteLine(
    {
      name,
      ...(id !== "" && { id }),
      ...(orderCode !== "" && { orderCode }),
      ...(sold !== "" && { sold }),
      quantity: Math.max(1, amount),
      ...(amount < 1 && typedQuantity !== "" && { remark: `quantity as typed: ${typedQuantity}` }),
    },
    1,
  );
  const { message = "" } = others;
  return { ...others, message: [message.trim() || WORDS, "", quoteHead(1), line].join("\n") };
}

/** The asked tool in one line each, and the other fields. */
function askedFields(typed: Readonly<Record<string, string>>) {
  const others = { ...typed };
  const take = (field: string): string => {
    const text = Object.hasOwn(others, field) ? (others[field] ?? "") : "";
    delete others[field];
    return text.replaceAll(/\s+/g, " ").trim();
  };
  const tool = {
    name: take(ASKED_TOOL.name),
    orderCode: take(ASKED_TOOL.orderCode),
    id: take(ASKED_TOOL.id),
    sold: take(ASKED_TOOL.sold),
    quantity: take(ASKED_TOOL.quantity),
  };
  return { ...tool, others };
}
