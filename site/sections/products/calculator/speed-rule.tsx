import type { StartRange } from "#engineering/cutting/start-value.ts";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import { inchResult } from "#engineering/calculator/inch-results.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./speed-rule.late.module.css";

interface SpeedRuleProps {
  range: StartRange;
  /** In m/min. Outside the range the needle stands at the end. */
  speed: number;
  /** Units of the texts; the needle moves in m/min, so that its ends are exactly those of the range. */
  units: LengthUnits;
  onChange: (speed: string) => void;
}

const DIVISIONS = 40;

/** Long graduations at the ends and in the middle, medium ones every fifth, short ones elsewhere. */
function graduations(): string {
  return Array.from({ length: DIVISIONS + 1 }, (_, at) => {
    const length = at % (DIVISIONS / 2) === 0 ? 22 : at % 5 === 0 ? 14 : 8;
    return `M${at} 0V${length}`;
  }).join("");
}

/** The needle's step: about a hundredth of the range, rounded if it is more than 1. */
function stepOf({ low, high }: StartRange): number {
  const part = (high - low) / 100;
  return part >= 1 ? Math.round(part) : part >= 0.5 ? 1 : 0.1;
}

/** The position of a speed in the range, in words. */
function placeOf({ low, start, high }: StartRange, speed: number): string {
  if (speed < low) return "below the starting range";
  if (speed > high) return "above the starting range";
  return speed === start ? "start of the range" : speed < start ? "below the start" : "above the start";
}

/** The graduated rule: the starting range from low to high. The needle is the cutting speed. */
export function SpeedRule({ range, speed, units, onChange }: SpeedRuleProps) {
  const { low, start, high } = range;
  const shown = Math.round(speed * 10) / 10;
  const isInch = units === "inch";
  const words = (value: number): string => (isInch ? inchResult("speed", value).text : String(value));
  const part = high > low ? (start - low) / (high - low) : 0;
  return (
    <div className={`${blocks.screen} ${css.rule}`}>
      <svg className={css.start} aria-hidden="true">
        <text x={`${part * 100}%`} y="12" textAnchor={part < 0.1 ? "start" : part > 0.9 ? "end" : "middle"}>
          start {words(start)}
        </text>
        <line x1={`${part * 100}%`} x2={`${part * 100}%`} y1="18" y2="24" />
      </svg>
      <svg
        className={css.ticks}
        viewBox={`0 0 ${DIVISIONS} 22`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={graduations()} />
      </svg>
      <input
        type="range"
        className={css.needle}
        aria-label="Cutting speed in the starting range"
        aria-valuetext={`${words(shown)} ${isInch ? "feet" : "metres"} a minute, ${placeOf(range, shown)}`}
        min={low}
        max={high}
        step={stepOf(range)}
        value={Math.min(high, Math.max(low, speed))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={css.ends} aria-hidden="true">
        <span>{words(low)}</span>{" "}
        <span>
          {words(high)} {isInch ? "ft/min" : "m/min"}
        </span>
      </p>
    </div>
  );
}
