import type { Mistake } from "./mistake.ts";

/** Slips in telephone numbers, e-mails, address and map of `content/company.json`. */
export const reachMistakes: Mistake[] = [
  [
    "a telephone number one digit short",
    "company.json",
    { set: [[["phone"], "+91 124 400 123"]] },
    "phone: expected ten digits after +91, not 9",
  ],
  [
    "a telephone number one digit long",
    "company.json",
    { set: [[["phone"], "+91 124 400 12345"]] },
    "phone: expected ten digits after +91, not 11",
  ],
  [
    "a telephone number without its country",
    "company.json",
    { set: [[["phone"], "0124 400 1234"]] },
    'phone: expected a number like "+91',
  ],
  [
    "a telephone number with brackets",
    "company.json",
    { set: [[["phone"], "+91 (124) 400 1234"]] },
    'phone: expected a number like "+91',
  ],
  [
    "a telephone number with the letter O",
    "company.json",
    { set: [[["phone"], "+91 124 4OO 1234"]] },
    'phone: expected a number like "+91',
  ],
  [
    "two spaces in a telephone number",
    "company.json",
    { set: [[["phone"], "+91  124 400 1234"]] },
    'phone: expected a number like "+91',
  ],
  [
    "a telephone number as a number",
    "company.json",
    { set: [[["phone"], 911244001234]] },
    "phone: expected a text in double quotes",
  ],
  [
    "two telephone numbers in one field",
    "company.json",
    { set: [[["phone"], "+91 124 400 1234, 1235"]] },
    'phone: expected a number like "+91',
  ],
  [
    "a chat number of Singapore with seven digits",
    "company.json",
    { set: [[["chat"], "+65 812 3456"]] },
    "chat: expected as many digits as numbers of that country have",
  ],
  [
    "a chat number of no country",
    "company.json",
    { set: [[["chat"], "+0 124 400 1234"]] },
    'chat: expected a number like "+91',
  ],
  [
    "an e-mail without an at sign",
    "company.json",
    { set: [[["email"], "sales.calivane.in"]] },
    "email: expected an e-mail address",
  ],
  [
    "an e-mail on one's own machine",
    "company.json",
    { set: [[["email"], "sales@localhost"]] },
    "email: expected an e-mail address whose domain has a dot",
  ],
  [
    "an e-mail with a space",
    "company.json",
    { set: [[["email"], "sales @calivane.in"]] },
    "email: expected an e-mail address",
  ],
  [
    "two e-mails in one field",
    "company.json",
    { set: [[["email"], "a@calivane.in, b@calivane.in"]] },
    "email: expected an e-mail address",
  ],
  [
    "an e-mail longer than its place",
    "company.json",
    { set: [[["email"], "the.whole.sales.department@calivane-tools.in"]] },
    "email: expected at most 38 characters",
  ],
  [
    "an address without lines",
    "company.json",
    { set: [[["address", "lines"], []]] },
    "address.lines: expected at least one line",
  ],
  [
    "an address as one text",
    "company.json",
    { set: [[["address", "lines"], "Gurugram"]] },
    'address.lines: expected a list in square brackets, [ ], found "Gurugram"',
  ],
  [
    "an address of nine lines",
    "company.json",
    { set: [[["address", "lines"], Array.from({ length: 9 }, () => "a")]] },
    "address.lines: expected at most 6 lines",
  ],
  [
    "a list for the address",
    "company.json",
    { set: [[["address"], []]] },
    "address: expected a record in braces, { }, found a list",
  ],
  [
    "a list for the map",
    "company.json",
    { set: [[["map"], []]] },
    "map: expected a record in braces, { }, found a list",
  ],
  [
    "a map of another host",
    "company.json",
    { set: [[["map", "embedUrl"], "https://maps.example/x"]] },
    "map.embedUrl: expected an address on https://www.google.com/",
  ],
  [
    "a map without host",
    "company.json",
    { set: [[["map", "directionsUrl"], "https://"]] },
    "map.directionsUrl: expected a full web address",
  ],
];
