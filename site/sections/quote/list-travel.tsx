import { useState } from "react";
import { listAsCsv } from "../../enquiry/travel/list-csv.ts";
import { anchorOfList } from "../../enquiry/travel/list-link.ts";
import type { ShownProduct } from "../../browsing/shown-product.ts";
import { camFormats, type CamFormat } from "#engineering/cam/cam-formats.ts";
import type { LineTools } from "../../enquiry/use-line-tools.ts";
import type { QuoteList } from "../../enquiry/quote-list.ts";
import buttons from "../../ui/button.first.module.css";
import { labelsOfList } from "../../labels/labelled.ts";
import { LabelsButton } from "../../labels/labels-button.tsx";
import type { QrSquares } from "../../labels/qr-squares.ts";
import { nameOfPassingOn, passOn } from "../../ui/share/pass-on.ts";
import { saveText } from "../../ui/save-text.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import css from "./list-travel.late.module.css";

interface ListTravelProps {
  list: QuoteList;
  /** The known products of its lines. */
  tools: LineTools;
  /** Shows and announces a sentence. */
  announce: (sentence: string) => void;
}

const formats = Object.keys(camFormats) as CamFormat[]; // Object.keys loses the literal type

/** The listed products of a list, in its order. */
function listed({ lines }: QuoteList, tools: LineTools): ShownProduct[] {
  return lines.flatMap(({ key }) => tools.get(key) ?? []);
}

// React's compiler doesn't accept a component that contains an `import()`.
const loadCamPackages = () => import("../../browsing/cam/cam-packages.ts");
const loadQrSquares = () => import("../../labels/qr-squares.ts");

/** Ways to take the list along: a link, a file, a code for the phone. Nothing of it is stored on a server. */
export function ListTravel({ list, tools, announce }: ListTravelProps) {
  const [code, setCode] = useState<{ of: QuoteList; squares: QrSquares }>();
  const buttonClass = `${buttons.secondary} ${buttons.small}`;
  const address = async (): Promise<string> => `${location.origin}/${await anchorOfList(list)}`;

  async function sendLink(): Promise<void> {
    const end = await address().then(
      (link) => passOn("Quote list", link),
      () => "refused" as const,
    );
    if (end === "copied")
      announce("The link is copied. Whoever opens it sees this list; it is stored nowhere else.");
    if (end === "refused")
      announce("This browser doesn't let the page copy the link. Take the file instead.");
  }

  async function saveLibrary(format: CamFormat): Promise<void> {
    try {
      const { camPackages } = await loadCamPackages();
      const { packages, remark } = camPackages(format, listed(list, tools));
      for (const { name, content, type } of packages) saveText(name, content, type);
      if (remark !== "") announce(remark);
    } catch {
      announce("The file could not be made. Check the connection, or try again.");
    }
  }

  async function showCode(): Promise<void> {
    try {
      const { qrSquares } = await loadQrSquares();
      const squares = qrSquares(await address());
      if (squares) setCode({ of: list, squares });
      else announce("The list is too long for a code. Copy the link, or take the file.");
    } catch {
      announce("The code could not be made. Check the connection, or copy the link.");
    }
  }

  return (
    <>
      <div className={`${blocks.screen} ${css.travel}`} role="group" aria-label="Take the list along">
        <button type="button" className={buttonClass} onClick={() => void sendLink()}>
          {nameOfPassingOn()}
        </button>
        <button
          type="button"
          className={buttonClass}
          onClick={() => saveText("quote-list.csv", listAsCsv(list), "text/csv;charset=utf-8")}
        >
          Save CSV
        </button>
        <button type="button" className={buttonClass} onClick={() => void showCode()}>
          QR code
        </button>
        <LabelsButton className={buttonClass} tools={() => labelsOfList(list)} />
      </div>
      <div
        className={`${blocks.screen} ${css.travel}`}
        role="group"
        aria-label="The list for CAM and control"
      >
        {formats.map((format) => (
          <button key={format} type="button" className={buttonClass} onClick={() => void saveLibrary(format)}>
            {camFormats[format]}
          </button>
        ))}
      </div>
      {/* The code of an earlier state of the list would mislead. */}
      {code?.of === list && (
        <figure className={`${blocks.screen} ${css.code}`}>
          <svg
            viewBox={`-4 -4 ${code.squares.size + 8} ${code.squares.size + 8}`}
            role="img"
            aria-label="QR code of the link to this list"
          >
            <path d={code.squares.path} />
          </svg>
          <figcaption>Point a phone's camera at it: the list opens there.</figcaption>
        </figure>
      )}
    </>
  );
}
