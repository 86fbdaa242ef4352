/** Size of a picture that stands for a page where a link to it is shared, px. */
export const SHARE_SIZE = { width: 1200, height: 630 };
