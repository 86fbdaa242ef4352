import type { Alarm, RaiseAlarm } from "../../upkeep/raise-alarm.ts";
import type { Machine } from "../machine.ts";
import type { World } from "../world.ts";

/** An alarm that reached him, with the troubles so far and the moment at which somebody began to tell it. */
export type Heard = Alarm & { faults: number; began: number; teller: Machine };

/** The owner, who is told of incidents by an alarm that fails now and then. */
export class Owner {
  readonly #world: World;
  /** Share of alarms that can't be delivered. */
  deafness = 0;
  readonly heard: Heard[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** The alarm as a process raises it. */
  alarmOf(machine: Machine): RaiseAlarm {
    return async (alarm) => {
      const { time, chance, oracle, troubles: faults } = this.#world;
      const began = time.now;
      await time.pass(chance.between(10, 2_000), machine);
      if (chance.happens(this.deafness)) throw new Error("nobody hears");
      machine.note(`alarm ${alarm.name} ${alarm.state}`);
      const heard = { ...alarm, faults, began, teller: machine };
      oracle.alarms.hears(heard, this.heard);
      this.heard.push(heard);
    };
  }

  /** What he believes to be going on. */
  get believed(): string[] {
    const states = new Map(this.heard.map(({ name, state, teller }) => [keyOf(name, teller), state]));
    return [...states].filter(([, state]) => state === "began").map(([name]) => name);
  }
}

/** Each server tells its own trouble with the store. */
export function keyOf(name: string, teller: Machine): string {
  return name === "store-failed" ? `${name} of ${teller.name}` : name;
}
