import { inchFieldText } from "#engineering/calculator/inch-fields.ts";
import type { Limit } from "#engineering/calculator/machine.ts";
import { figureText } from "#engineering/calculator/formula.ts";
import { inchResult, type Result } from "#engineering/calculator/inch-results.ts";
import { quantities, type Figures, type QuantityName } from "#engineering/calculator/quantities.ts";
import { useUnits } from "../units/stored-units.ts";
import type { CalculatorState } from "./calculator-state.ts";
import { inchText, textIn, type LengthUnits } from "../../../catalogue/units/length-units.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./calculator.late.module.css";

/** Shown below the large results, if they are known. */
const others: QuantityName[] = [
  ...([
    "speed",
    "inchSpeed",
    "feed",
    "toothFeed",
    "effectiveDiameter",
    "removal",
    "power",
    "torque",
    "force",
  ] as const),
  ...([
    "chip",
    "largestChip",
    "scallop",
    "roughness",
    "meanRoughness",
    "pointLength",
    "threadDepth",
    "passes",
    "cutForce",
    "slenderness",
    "deflection",
  ] as const),
  "time",
];

/** A result in the given units; undefined if it is unknown. */
export function resultOf(name: QuantityName, figures: Figures, units: LengthUnits): Result | undefined {
  const value = figures[name];
  if (value === undefined) return undefined;
  return units === "inch"
    ? inchResult(name, value)
    : { text: figureText(name, value), unit: quantities[name].unit };
}

/** The results: the first ones large, the others in a list; then the binding limit and the warnings. */
export function CalculatorAnswers({ state }: { state: CalculatorState }) {
  const { operation, answer } = state;
  const { figures } = answer;
  const units = useUnits();
  const all = operation.answers.map((name) => ({ name, result: resultOf(name, figures, units) }));
  const rest = others
    .filter((name) => !operation.answers.includes(name))
    .map((name) => ({ name, result: resultOf(name, figures, units) }))
    .filter(({ result }) => result !== undefined);
  return (
    <>
      <dl className={css.readouts}>
        {all.map(({ name, result }) => (
          <div key={name}>
            <dt>
              {quantities[name].name} <span className={css.symbol}>{quantities[name].symbol}</span>
            </dt>
            <dd>
              {result?.text ?? "–"}
              {result && <span className={`${blocks.label} ${css.unit}`}>{` ${result.unit}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.limit}>{limitWords(state, units)}</p>
      {answer.warnings
        .map((each) => (units === "inch" ? inchText(each) : each))
        .map((warning) => (
          <p key={warning} className={css.warning}>
            {warning}
          </p>
        ))}
      <dl className={css.others}>
        {rest.map(({ name, result }) => (
          <div key={name}>
            <dt>
              {quantities[name].name} <span className={css.symbol}>{quantities[name].symbol}</span>
            </dt>
            <dd>
              {result?.text} {result?.unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The needed figure and the machine's limit: `8.2 kW needed, 5`. */
function limitFigures({ name, needed, available, unit }: Limit, units: LengthUnits): string {
  if (units === "mm" || name === "spindle speed")
    return `${needed.toFixed(name === "spindle speed" ? 0 : 1)} ${unit} needed, ${available}`;
  const inch = inchResult(name, needed);
  return `${inch.text} ${inch.unit} needed, ${inchFieldText(name, String(available))}`;
}

/** Names the machine's limit that binds, or the share that is used of the nearest limit. */
export function limitWords(
  { answer, inputs, workpiece }: CalculatorState,
  units: LengthUnits = "mm",
): string {
  const { limits, wanted, figures, limitDiameter } = answer;
  const [first] = limits;
  if (figures.turns === undefined && figures.speed !== undefined)
    return "Type the diameter: this tool has none of its own.";
  if (figures.turns === undefined)
    return workpiece ? "Type a cutting speed." : "Choose the workpiece for a starting speed.";
  if (!first) {
    const hasMachine = Object.values(inputs.machine).some((text) => text !== "");
    return hasMachine ? "" : "Enter your machine's limits to check power and speed.";
  }
  const share = `${Math.round(first.share * 100)} %`;
  const held =
    limitDiameter === undefined
      ? ""
      : ` The spindle keeps the cutting speed down to Ø${textIn(units, "diameter", `${Math.round(limitDiameter * 10) / 10} mm`)}.`;
  if (first.share <= 1)
    return `Within the machine's limits; the nearest is ${first.name}, ${share} of it used.${held}`;
  const binds = `The machine's ${first.name} binds: ${limitFigures(first, units)} there.`;
  if (first.name === "torque") return `${binds} Turning slower doesn't help: take less feed or depth.`;
  const speed = resultOf("speed", figures, units);
  const fallen = wanted && speed ? ` The cutting speed falls to ${speed.text} ${speed.unit}.` : "";
  const torque = limits.find(({ name, share: of }) => name === "torque" && of > 1);
  return `${binds}${fallen}${torque ? " The torque doesn't do either: take less feed or depth." : ""}${held}`;
}
