import type { ComposedMail } from "../../mail/composed-mail.ts";
import { toMailError } from "../../mail/mail-error.ts";
import { LONGEST_TRY } from "../../mail/outbox.ts";
import type { MailTransport } from "../../mail/smtp-transport.ts";
import type { Machine } from "../machine.ts";
import type { World } from "../world.ts";

/** What the mail server does with a mail. */
export type Treatment =
  | "takes"
  | "refuses for now"
  | "refuses"
  | "takes, then 451"
  | "breaks off after DATA"
  | "is down"
  | "hangs"
  | "takes, then hangs";

/** A try to hand a mail over. */
export interface Try {
  mail: ComposedMail;
  machine: Machine;
  /** Milliseconds of the simulation. */
  began: number;
  isOver: boolean;
}

/** A stand-in for the mail server, one for all. */
export class MailService {
  readonly #world: World;
  treatments: [Treatment, ...Treatment[]] = ["takes"];
  longestTry = LONGEST_TRY;
  readonly tries: Try[] = [];
  readonly taken: ComposedMail[] = [];
  readonly counts: Partial<Record<Treatment, number>> = {};

  constructor(world: World) {
    this.#world = world;
  }

  transportOf(machine: Machine): MailTransport {
    return { send: (mail) => this.#send(mail, machine), close: () => undefined };
  }

  async #send(mail: ComposedMail, machine: Machine): Promise<{ rejected: number }> {
    const { time, chance, oracle } = this.#world;
    const tried = { mail, machine, began: time.now, isOver: false };
    oracle.mails.begins(tried, this.tries);
    this.tries.push(tried);
    try {
      await time.pass(chance.between(5, 300), machine);
      const treatment = chance.pick(this.treatments);
      this.counts[treatment] = (this.counts[treatment] ?? 0) + 1;
      machine.note(`mail ${mail.messageId.slice(1, 20)}: the mail server ${treatment}`);
      if (treatment.startsWith("takes") || (treatment.startsWith("breaks") && chance.happens(0.5))) {
        this.taken.push(mail);
        oracle.mails.taken(mail);
      }
      if (treatment.endsWith("hangs")) await time.pass(this.longestTry, machine);
      if (treatment === "takes") return { rejected: 0 };
      throw toMailError(faultOf(treatment), mail);
    } finally {
      tried.isOver = true;
    }
  }
}

/** The error that nodemailer throws. */
function faultOf(treatment: Treatment): Error {
  switch (treatment) {
    case "refuses for now":
    case "takes, then 451":
      return Object.assign(new Error("451 4.3.0 try again"), { code: "EMESSAGE", responseCode: 451 });
    case "refuses":
      return Object.assign(new Error("550 5.1.1 no such user"), { code: "EENVELOPE", responseCode: 550 });
    default:
      return Object.assign(new Error("Connection closed"), { code: "ECONNECTION" });
  }
}
