/*
 * The only script of the HTML: asks for the rest once the page is painted, so that the rest never competes with what
 * the visitor sees first (docs/decisions/002). A page in a background tab paints nothing, and needs no script, until
 * it is looked at.
 */
requestAnimationFrame(() => setTimeout(() => void import("./client.tsx")));
