/** The anchor of an address that carries a quote list: `#list=<version><compressed lines>`. */
export const LINK_ANCHOR = "#list=";
