import { expect, test } from "vitest";
import type { MessageRow } from "#server/store/database/message-rows.ts";
import { LIST } from "../testing/sample-tools.ts";
import { leadCsv, leadProgram } from "./lead-csv.ts";

const row: MessageRow = {
  key: "k",
  received_at: "2026-11-20T12:00:00.000Z",
  email: "r.sample@gears.example",
  user_name: "R. Sample",
  subject: "Product inquiry",
  message: `${LIST} · City / delivery place: Manesar · Phone for a call-back: +91 124 000 0000`,
  body_hash: "",
  source: "json",
  flag: null,
};

test("enquiries go as leads to Odoo, ERPNext and Zoho, by the names that each of them imports", () => {
  expect(leadCsv([row], "odoo")).toContain(
    'name,contact_name,partner_name,email_from,phone,city,description\r\n"Product inquiry, 8254c329a928",R. Sample,Sample Gears,r.sample@gears.example,0091 124 000 0000,Manesar,"Delivery soon',
  );
  expect(leadCsv([row], "erpnext").split("\r\n")).toEqual([
    expect.stringMatching(/first_name,company_name,email_id,mobile_no,city$/),
    "R. Sample,Sample Gears,r.sample@gears.example,0091 124 000 0000,Manesar",
    "",
  ]);
  expect(leadCsv([{ ...row, message: "Hello" }], "zoho")).toContain(
    "Last Name,Company,Email,Phone,City,Description\r\nR. Sample,,r.sample@gears.example,,,Hello\r\n",
  );
  expect([leadProgram("odoo"), leadProgram("toString"), leadProgram(undefined)]).toEqual([
    "odoo",
    undefined,
    undefined,
  ]);
});
