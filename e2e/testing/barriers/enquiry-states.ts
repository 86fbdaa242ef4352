import type { Page } from "@playwright/test";
import { sendListed } from "../contact-form.ts";
import type { CheckedState } from "./page-state.ts";

const open =
  (end = "") =>
  async (page: Page) =>
    page.goto((await sendListed(page.request)) + end);

/** A visitor's private page of what he sent, and the pages about it. */
export const enquiryStates: CheckedState[] = [
  { name: "the private page of an enquiry with list and file", differsInWideWindow: true, open: open() },
  { name: "the page after a message without script", open: open("/sent") },
  { name: "the page that asks before an enquiry is deleted", open: open("/delete") },
  {
    name: "the page for a private address that leads nowhere",
    noise: [/404/, "the address is unknown"],
    open: (page) => page.goto("/enquiry/unknown"),
  },
  { name: "the page after an enquiry was deleted", open: (page) => page.goto("/enquiry-deleted") },
];
