import { readQuoteText } from "#contract/quote-text.ts";
import { asCsv } from "#server/report/csv.ts";
import type { MessageRow } from "#server/store/database/message-rows.ts";
import { referenceOf } from "#server/store/message-reference.ts";

/** What an enquiry is to a program for customers. */
interface Lead {
  /** "Product inquiry, be27c5e53e44" */
  title: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  city: string;
  message: string;
}

/**
 * Columns of a lead in each program's own import, by the names of its fields: Odoo's `crm.lead` and ERPNext's Lead by their
 * technical names, Zoho CRM's by its labels. The last two demand a person's name, Zoho a last name alone.
 */
const COLUMNS = {
  odoo: {
    name: "title",
    contact_name: "name",
    partner_name: "company",
    email_from: "email",
    phone: "phone",
    city: "city",
    description: "message",
  },
  erpnext: {
    first_name: "name",
    company_name: "company",
    email_id: "email",
    mobile_no: "phone",
    city: "city",
  },
  zoho: {
    "Last Name": "name",
    Company: "company",
    Email: "email",
    Phone: "phone",
    City: "city",
    Description: "message",
  },
} as const satisfies Record<string, Record<string, keyof Lead>>;

/** Programs that take enquiries as leads. */
export const LEAD_PROGRAMS = { odoo: "Odoo", erpnext: "ERPNext", zoho: "Zoho CRM" } as const;
export type LeadProgram = keyof typeof LEAD_PROGRAMS;

/** The program of this name; undefined if it is none. */
export function leadProgram(name: string | undefined): LeadProgram | undefined {
  return Object.hasOwn(LEAD_PROGRAMS, name ?? "") ? (name as LeadProgram) : undefined; // one of its keys
}

/** Enquiries as a CSV file of leads for a program's import. */
export function leadCsv(rows: readonly MessageRow[], program: LeadProgram): string {
  const columns = Object.entries(COLUMNS[program]);
  const leads = rows.map(toLead);
  return asCsv([
    columns.map(([label]) => label),
    ...leads.map((lead) => columns.map(([, key]) => lead[key])),
  ]);
}

function toLead({ key, email, user_name: name, subject, message }: MessageRow): Lead {
  const { company = "", place: city = "", phone: number = "" } = readQuoteText(message)?.answers ?? {};
  // A spreadsheet takes a plus sign for a formula.
  const phone = number.replace(/^\+/, "00");
  return { title: `${subject}, ${referenceOf(key)}`, name, company, email, phone, city, message };
}
