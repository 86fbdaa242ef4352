import "../styles/desk.css";
import { followCount } from "./follow-count.ts";
import { judgeFields } from "./judge-fields.ts";
import { offerKeys } from "./offer-keys.ts";
import { walkList } from "./walk-list.ts";

// Everything works without it but passkeys, which exist in script alone.
offerKeys();
walkList();
followCount();
judgeFields();
