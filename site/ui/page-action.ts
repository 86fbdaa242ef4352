/**
 * What a click on a button or link asks of the page. One listener handles them all (site/start/follow-clicks.ts), so
 * that their sections need no script of their own. Without script a link leads where its `href` says.
 */
export type PageAction =
  | { action: "open-search" }
  /** Clears search and filters: the page lists everything again. */
  | { action: "show-all" }
  | { action: "open-quote-list" }
  /** Opens the quote list if it has lines, else the contact form. */
  | { action: "get-quote" }
  /** Leads to the contact form and suggests text for its fields. */
  | { action: "ask"; subject: string; message?: string }
  /** As "ask", about the category that the visitor looked at last. */
  | { action: "ask-about-category"; subject: string };

/** The attributes of {@link PageAction} in the HTML. */
interface ActionAttributes {
  "data-action": PageAction["action"];
  "data-subject"?: string | undefined;
  "data-message"?: string | undefined;
}

/** The attributes that mark an element with its action. */
export function onPress(given: PageAction): ActionAttributes {
  return {
    "data-action": given.action,
    "data-subject": "subject" in given ? given.subject : undefined,
    "data-message": "message" in given ? given.message : undefined,
  };
}

/** The action of a clicked element: its own or that of its nearest ancestor. */
export function actionOf(
  target: EventTarget | null,
): { element: HTMLElement; given: PageAction } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
  if (!element) return undefined;
  const { action, subject = "", message } = element.dataset;
  switch (action) {
    case "open-search":
    case "show-all":
    case "open-quote-list":
    case "get-quote":
      return { element, given: { action } };
    case "ask":
      return { element, given: { action, subject, ...(message !== undefined && { message }) } };
    case "ask-about-category":
      return { element, given: { action, subject } };
    default:
      return undefined;
  }
}
