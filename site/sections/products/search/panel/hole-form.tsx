import type { FormEvent } from "react";
import buttons from "../../../../ui/button.first.module.css";
import blocks from "../../../../ui/blocks/blocks.module.css";
import controls from "../../../../ui/blocks/controls.late.module.css";
import css from "./hole-form.late.module.css";

/** Kinds of holes, each with the words by which the search knows it; a test reads each. */
export const holeChoices = [
  ["tapped", "Cutting tap"],
  ["formed", "Forming tap"],
  ["clearance hole close fit", "Bolt, fine"],
  ["clearance hole medium fit", "Bolt, medium"],
  ["clearance hole loose fit", "Bolt, coarse"],
  ["counterbored hole", "Cap screw"],
  ["countersunk hole", "Countersunk"],
  ["hole", "No thread"],
] as const;

/** The query of a filled form. */
export function holeQuery(form: FormData): string {
  const [size, kind, way, depth, workpiece] = ["size", "kind", "way", "depth", "workpiece"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  // A bolt goes through.
  const said = kind?.startsWith("clearance") ? "" : way;
  return [size, kind, said, depth && `${depth} mm deep`, workpiece].filter(Boolean).join(" ");
}

interface HoleFormProps {
  isHidden: boolean;
  /** Whether nothing is below it. */
  isAlone: boolean;
  onHole: (query: string) => void;
}

/** A hole as it stands on the drawing; it is searched for in words. */
export function HoleForm({ isHidden, isAlone, onHole }: HoleFormProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onHole(holeQuery(new FormData(event.currentTarget)));
  }
  return (
    <form
      className={css.form}
      aria-label="The hole"
      data-alone={isAlone || undefined}
      hidden={isHidden}
      onSubmit={submit}
    >
      <label className={blocks.stack}>
        Size
        <input
          type="text"
          name="size"
          className={controls.input}
          placeholder="M8, 12H7"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <label className={blocks.stack}>
        Hole for
        <select name="kind" className={controls.input}>
          {holeChoices.map(([words, label]) => (
            <option key={words} value={words}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={blocks.stack}>
        Through or blind
        <select name="way" className={controls.input}>
          <option value="through">Through</option>
          <option value="blind">Blind</option>
          <option value="">Not said</option>
        </select>
      </label>
      <label className={blocks.stack}>
        Depth at least, mm
        <input
          type="text"
          name="depth"
          className={controls.input}
          inputMode="decimal"
          pattern="\d{1,3}([.,]\d)?"
          title="A depth in mm, such as 30"
          autoComplete="off"
          maxLength={6}
        />
      </label>
      <label className={blocks.stack}>
        Workpiece
        <input
          type="text"
          name="workpiece"
          className={controls.input}
          placeholder="EN8, SS304"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </label>
      <button type="submit" className={`${buttons.secondary} ${buttons.small}`}>
        Find the kit
      </button>
    </form>
  );
}
