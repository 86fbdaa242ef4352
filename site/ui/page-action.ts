/**
 * An action that a click on a button or link requests. One listener handles them all (site/start/follow-clicks.ts), so
 * that their sections need no script. Without script a link leads to its `href`.
 */
export type PageAction =
  | { action: "open-search" }
  /** Clears search and filters: the page lists everything again. */
  | { action: "show-all" }
  | { action: "open-quote-list" }
  /** Opens the quote list if it has lines, otherwise the contact form. */
  | { action: "get-quote" }
  /** Goes to the contact form and suggests text for its fields. */
  | { action: "ask"; subject: string; message?: string }
  /** Like "ask", about the category that the visitor opened last. */
  | { action: "ask-about-category"; subject: string };

/** The attributes of {@link PageAction} in the HTML. */
interface ActionAttributes {
  "data-action": PageAction["action"];
  "data-subject"?: string | undefined;
  "data-message"?: string | undefined;
}

/** The attributes that mark an element with its action. */
export function onPress(pageAction: PageAction): ActionAttributes {
  return {
    "data-action": pageAction.action,
    "data-subject": "subject" in pageAction ? pageAction.subject : undefined,
    "data-message": "message" in pageAction ? pageAction.message : undefined,
  };
}

/** The action of a clicked element: its own or its nearest ancestor's. */
export function actionOf(
  target: EventTarget | null,
): { element: HTMLElement; pageAction: PageAction } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
  if (!element) return undefined;
  const { action, subject = "", message } = element.dataset;
  switch (action) {
    case "open-search":
    case "show-all":
    case "open-quote-list":
    case "get-quote":
      return { element, pageAction: { action } };
    case "ask":
      return { element, pageAction: { action, subject, ...(message !== undefined && { message }) } };
    case "ask-about-category":
      return { element, pageAction: { action, subject } };
    default:
      return undefined;
  }
}
