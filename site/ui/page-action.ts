/**
 * What a press on a button or link asks of the page. One listener hears them all (site/start/follow-clicks.ts), so the
 * sections that they stand in need no script of their own. Without script a link leads where its `href` says.
 */
export type PageAction =
  | { action: "open-search" }
  /** Ends what is searched and filtered for: the page lists everything again. */
  | { action: "show-all" }
  | { action: "open-quote-list" }
  /** Opens the quote list where it has lines; else leads to the contact form. */
  | { action: "get-quote" }
  /** Leads to the contact form and suggests words for its fields. */
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

/** The action of what was pressed: of the element itself or of the nearest one around it. */
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
