import { addProduct, emptyList, setRemark, type QuoteList } from "../quote-list.ts";

/** A list of `count` lines with names as long as the catalogue's. */
export function longList(count: number, remark = "for EN8"): QuoteList {
  let list = emptyList;
  for (let number = 0; number < count; number += 1) {
    const id = `mil-em-4f-${number}-tialn-long`;
    const name = `4-flute solid carbide end mill Ø${number}, unequal helix, DIN 6527 L`;
    list = addProduct(list, { id, name, specifications: { type: "Solid carbide end mill" } }, 12);
    list = setRemark(list, id, remark);
  }
  return list;
}
