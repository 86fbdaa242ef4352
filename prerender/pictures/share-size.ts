/** Size in px of a page's picture for shared links. */
export const SHARE_SIZE = { width: 1200, height: 630 };
