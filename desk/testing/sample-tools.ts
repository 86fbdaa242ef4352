import type { RangeTool } from "../range/range.ts";

/** For tests: an insert with these facts. */
export function insertTool(id: string, name: string, facts: RangeTool["specifications"] = {}): RangeTool {
  return {
    id,
    name,
    subcategory: "grade",
    description: "",
    family: "turning-insert",
    category: "turning",
    picture: "/assets/pictures/cut-cnmg-200.abc.avif",
    hsn: "8209",
    specifications: { size: "CNMG 120408", edge: "Honed (E), RE 0.8 mm", ...facts },
  };
}

/** For tests: four inserts, three of them of one seat. */
export const TOOLS = [
  insertTool("cnmg-p25", "CNMG 120408, P25", { grade: "Coated carbide, ISO P25 (P15–P35)" }),
  insertTool("cnmg-m25", "CNMG 120408, M25", { grade: "Coated carbide, ISO M25 (M15–M35)" }),
  insertTool("cnmg-12", "CNMG 120412, P25", {
    size: "CNMG 120412",
    edge: "Honed (E), RE 1.2 mm",
    grade: "Coated carbide, ISO P25 (P15–P35)",
  }),
  insertTool("tnmg", "TNMG 160408, P25", { size: "TNMG 160408" }),
];

/** For tests: an enquiry of three lines, of which two name no tool that is listed. */
export const LIST = `Delivery soon please.

Quote request (3 lines)
1. CNMG 120408, P25 [TI-1005, cnmg-p25] – Qty 50, packs of 10 – for EN8
2. Chip breaker, special – Qty 2
3. Old tool [gone-tool] – Qty 1
Company: Sample Gears`;
