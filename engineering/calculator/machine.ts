import type { Kilowatt, NewtonMetre, PerMinute } from "../units/units.ts";
import type { Figures } from "./quantities.ts";

/** What the visitor's machine can do; what isn't given doesn't limit. */
export interface Machine {
  /** Fastest spindle speed. */
  turns?: PerMinute | undefined;
  /** At the drive. */
  power?: Kilowatt | undefined;
  /** At the spindle. */
  torque?: NewtonMetre | undefined;
}

/** One limit of the machine against what the cut needs. */
export interface Limit {
  name: "spindle speed" | "power" | "torque";
  needed: number;
  available: number;
  unit: string;
  /** Needed as a part of what is available: above 1 the machine can't. */
  share: number;
}

/** The machine's limits that are known for a cut, the tightest first. */
export function limitsOf({ turns, power, torque }: Figures, machine: Machine): Limit[] {
  const pairs: [Limit["name"], number | undefined, number | undefined, string][] = [
    ["spindle speed", turns, machine.turns, "1/min"],
    ["power", power, machine.power, "kW"],
    ["torque", torque, machine.torque, "N·m"],
  ];
  return pairs
    .flatMap(([name, needed, available, unit]) =>
      needed === undefined || available === undefined || !(available > 0)
        ? []
        : [{ name, needed, available, unit, share: needed / available }],
    )
    .toSorted((one, other) => other.share - one.share);
}

/**
 * The spindle speed that the machine allows for a cut, 1/min: its own fastest, and where the power doesn't do, as much
 * slower as the power is short, because the force stays. Torque is not eased by turning slower.
 */
export function allowedTurns({ turns, power }: Figures, machine: Machine): PerMinute | undefined {
  if (turns === undefined) return undefined;
  const bySpindle = machine.turns === undefined || machine.turns <= 0 ? turns : machine.turns;
  const byPower =
    machine.power === undefined || machine.power <= 0 || power === undefined || power <= machine.power
      ? turns
      : (turns * machine.power) / power;
  return Math.min(turns, bySpindle, byPower);
}
