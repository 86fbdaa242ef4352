import { useMemo, useState } from "react";
import { layOutDrawing, NARROW, WIDE, type Paper } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { parseFigure } from "#engineering/calculator/read-figures.ts";
import { quantities } from "#engineering/calculator/quantities.ts";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { inchText } from "../../../../catalogue/units/length-units.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { Announcement } from "../../calculator/announcement.tsx";
import { ChoiceField } from "../../calculator/inputs/calculator-field.tsx";
import { QuantityField } from "../../calculator/inputs/quantity-field.tsx";
import { WorkpieceOptions } from "../../calculator/inputs/workpiece-options.tsx";
import { useUnits } from "../../units/stored-units.ts";
import { DrawingPaper } from "../drawing/drawing-paper.tsx";
import drawingCss from "../drawing/drawing.late.module.css";
import { bodyName, type Assembly } from "./assembly.ts";
import type { Card } from "./assembly-card.tsx";
import { addressWithChoice, choiceText, type Choice } from "./assembly-address.ts";
import { assemblyFacts, assemblyWarnings, bendOf, unsaidBend } from "./assembly-facts.ts";
import { CardButton } from "./card-button.tsx";
import { cutFacts, sureness } from "./card-words.ts";
import { cutFields, cutOf } from "./assembly-cut.ts";
import { drawAssembly, inUnits, forCard } from "./draw-assembly.ts";
import css from "./assembly-bench.late.module.css";

interface AssemblyBenchProps {
  tool: ShownProduct;
  partners: readonly ShownProduct[];
  assembly: Assembly;
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

/** The drawing's place on a card. */
const CARD: Paper = { width: 500, height: 270, isNarrow: false };

/** What the field of the gauge line asks, of tools that a machine's spindle holds. */
const noseLabels: Partial<Record<Assembly["kind"], string>> = {
  mill: "Gauge line to nose (optional)",
  drill: "Gauge line to nose (optional)",
  shell: "Gauge line to the cutter's seat (optional)",
};

const unlit = { lit: undefined, onLight: () => {} };

/** An insert's bars and holders stand in one list. */
function partnerLabel(assembly: Assembly): string {
  const { kind } = assembly;
  return kind === "holder" || kind === "bar" ? "Holder" : bodyName(assembly);
}

/** Fields, drawing and figures of tools that are put together. */
export function AssemblyBench({ tool, partners, assembly, choice, change }: AssemblyBenchProps) {
  const units = useUnits();
  const { kind, start } = assembly;
  const cut = useMemo(() => cutOf(assembly, choice, units), [assembly, choice, units]);
  const [isChanged, setChanged] = useState(false);
  const overhangText = choice.typed.overhang ?? String(Number(assembly.overhang.toFixed(2)));
  const overhang = parseFigure(overhangText) || assembly.overhang;
  const nose = parseFigure(choice.nose) || undefined;
  const drawing = useMemo(() => {
    const drawn = drawAssembly(assembly, overhang, nose);
    return drawn && inUnits(drawn, units);
  }, [assembly, overhang, nose, units]);
  const papers = useMemo(
    () => drawing && { wide: layOutDrawing(drawing, WIDE), narrow: layOutDrawing(drawing, NARROW) },
    [drawing],
  );
  if (!drawing || !papers) return null;
  const errors = cut?.errors ?? {};
  const partner = tool.id === assembly.body.id ? assembly.insert : assembly.body;
  const asked = cutFields(assembly).filter(([name]) => start !== undefined || name === "overhang");
  const isSound = Object.keys(errors).length === 0;
  const figures = (isSound && cut?.answer.figures) || {};
  const arbor = parseFigure(choice.typed.barDiameter ?? "") || undefined;
  const inputs = { overhang, nose, arbor, figures, setback: drawing.nose?.setback, units };
  const facts = assemblyFacts(assembly, inputs);
  const bend = bendOf(assembly, inputs);
  const unsaid = isSound && start ? unsaidBend(assembly, bend) : "";
  const warnings = assemblyWarnings(assembly, inputs, isSound ? (cut?.answer.warnings ?? []) : []).map(
    (each) => (units === "inch" ? inchText(each) : each),
  );
  const noseLabel = noseLabels[kind];

  function put(part: Partial<Choice>): void {
    setChanged(true);
    change(part);
  }

  const label = `${drawing.title} of ${[assembly.body, assembly.insert]
    .flatMap((each) => each?.specifications.size ?? each?.name ?? [])
    .join(" with ")}: ${drawing.views
    .flatMap(({ dimensions }) => dimensions)
    .map(({ name, text }) => `${name} ${text}`)
    .join(", ")}`;
  // A link that opens the same, also when the range or its start values have changed.
  const pinned: Choice = {
    ...choice,
    partner: partner?.id ?? "",
    workpiece: cut?.inputs.workpiece ?? "",
    typed: Object.fromEntries(
      asked.map(([name]) => [name, name === "overhang" ? overhangText : (cut?.shown[name] ?? "")]),
    ),
  };
  const card = (): Card => ({
    tools: [assembly.body, assembly.insert].flatMap((each) =>
      each
        ? [
            {
              code: each.specifications.size ?? each.name,
              order: each.orderCode ?? "",
              as: each === assembly.insert ? "Insert" : bodyName(assembly),
            },
          ]
        : [],
    ),
    drawing: layOutDrawing(forCard(drawing), CARD),
    label,
    facts,
    cut: isSound && cut ? cutFacts(cut, units) : [],
    notes: [...sureness(assembly, bend !== undefined), ...(unsaid === "" ? [] : [unsaid]), ...warnings],
    link: new URL(addressWithChoice(location, choiceText(tool.id, pinned)), location.origin).href,
  });
  const groups = workpieceLetters.filter((group) => start?.values.some((value) => value.group === group));
  return (
    <div className={css.bench}>
      <div role="group" className={css.fields} aria-label="What is put together">
        {partners.length > 0 && (
          <ChoiceField
            name="assembly-with"
            label={partner === assembly.insert ? "Insert" : partnerLabel(assembly)}
            value={partner?.id ?? ""}
            onChange={(partner) => put({ partner, workpiece: "", typed: {} })}
          >
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
        )}
        {start && (
          <ChoiceField
            name="assembly-workpiece"
            label="Workpiece"
            value={cut?.inputs.workpiece ?? ""}
            onChange={(workpiece) => {
              const { overhang: kept, diameter } = choice.typed;
              put({
                workpiece,
                typed: { ...(kept && { overhang: kept }), ...(diameter && { diameter }) },
              });
            }}
          >
            <WorkpieceOptions groups={groups} />
          </ChoiceField>
        )}
        {asked.map(([name, own]) => (
          <QuantityField
            key={name}
            name={name}
            field={`assembly-${name}`}
            label={own ?? quantities[name].name}
            hasSymbol
            value={name === "overhang" ? overhangText : (cut?.shown[name] ?? "")}
            error={errors[name]}
            onChange={(text) => put({ typed: { ...choice.typed, [name]: text } })}
          />
        ))}
        {noseLabel && (
          <QuantityField
            name="length"
            field="assembly-nose"
            label={noseLabel}
            value={choice.nose}
            onChange={(text) => put({ nose: text })}
          />
        )}
      </div>
      <div className={css.drawn}>
        <div className={drawingCss.ground}>
          <DrawingPaper drawing={papers.wide} className={drawingCss.wide} label={label} light={unlit} />
          <DrawingPaper drawing={papers.narrow} className={drawingCss.narrow} label={label} light={unlit} />
        </div>
        <p className={blocks.note}>
          {units} · true proportions · schematic, not for manufacture. {drawing.notes.join(" ")}
        </p>
      </div>
      <dl className={css.facts}>
        {facts.map(({ name, text, sure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{text}</b>
              {sure !== "" && <span className={blocks.note}>{sure}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {!start && (
        <p className={blocks.note}>
          No source of start values is known for these tools: force and deflection aren&apos;t worked out.
        </p>
      )}
      {unsaid !== "" && <p className={blocks.note}>{unsaid}</p>}
      {!isSound && (
        <p className={blocks.notice}>Beside a field that can&apos;t be read no figure of the cut is shown.</p>
      )}
      {warnings.map((each) => (
        <p key={each} className={blocks.notice}>
          {each}
        </p>
      ))}
      <CardButton card={card} />
      <Announcement
        text={isChanged ? [...facts.map(({ name, text }) => `${name} ${text}`), ...warnings].join(". ") : ""}
      />
    </div>
  );
}
