import "../styles/desk.css";
import { followCount } from "./follow-count.ts";
import { judgeFields } from "./judge-fields.ts";
import { offerKeys } from "./offer-keys.ts";
import { sendOnce } from "./send-once.ts";
import { walkList } from "./walk-list.ts";

// Everything works without it but passkeys, which exist in script alone.
offerKeys();
walkList();
followCount();
judgeFields();
sendOnce();
// On a phone the bar scrolls.
document.querySelector(".bar nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
