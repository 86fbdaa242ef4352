import type { World } from "../world.ts";
import { AlarmOracle } from "./alarms.ts";
import { AnswerOracle } from "./answers.ts";
import { DeskOracle } from "./desk.ts";
import { MailOracle } from "./mails.ts";
import { MessageOracle } from "./messages.ts";
import type { Observer } from "./observer.ts";
import { PageOracle } from "./pages.ts";
import { Violation } from "./violation.ts";

/** Judges the whole: knows what was promised to whom, and looks at the store from outside. */
export class Oracle {
  readonly messages: MessageOracle;
  readonly mails: MailOracle;
  readonly alarms: AlarmOracle;
  readonly answers: AnswerOracle;
  readonly desk: DeskOracle;
  readonly pages: PageOracle;
  /** How often everything was checked. */
  checks = 0;
  /** Whether something may have been committed since the last check. */
  mustLook = true;
  #violation: Violation | undefined;
  #observer: Observer | undefined;

  constructor(world: World) {
    this.messages = new MessageOracle(world);
    this.mails = new MailOracle(world);
    this.alarms = new AlarmOracle(world);
    this.answers = new AnswerOracle(world);
    this.desk = new DeskOracle(world);
    this.pages = new PageOracle(world);
  }

  openObserver(open: () => Observer): void {
    this.#observer ??= open();
  }

  closeObserver(): void {
    this.#observer?.close();
    this.#observer = undefined;
  }

  rows(sql: string, ...parameters: (string | number)[]): Record<string, unknown>[] {
    return this.#observer?.rows(sql, ...parameters) ?? [];
  }

  /** Something doesn't hold. The next check throws it: here the server's own code might catch it. */
  found(what: string): void {
    this.#violation ??= new Violation(what);
  }

  /**
   * Checks what is committed, if something was.
   * @throws Violation
   */
  checkStep(): void {
    if (this.#violation !== undefined) throw this.#violation;
    if (!this.mustLook || this.#observer === undefined) return;
    this.mustLook = false;
    if (!this.#observer.hasChanged()) return;
    this.checks += 1;
    this.messages.check(this.#observer);
    this.desk.check(this.#observer);
    this.pages.look();
  }
}
