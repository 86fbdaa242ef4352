/*
 * The only script in the HTML. It loads the client after the first paint, so that scripts never compete with what the
 * visitor sees first (docs/decisions/002). A page in a background tab doesn't paint, and needs no script, until it is
 * visible.
 */
requestAnimationFrame(() => setTimeout(() => void import("./client.tsx")));
