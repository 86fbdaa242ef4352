import { expect, it } from "vitest";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { headingOf } from "../series/expand-series.ts";
import { makeContentFolder } from "../testing/content-folder.ts";
import { messageOf } from "../testing/spoiled-product.ts";

/** What is altered, file, product, field, its new value, the field whose sentence tells it, and words of that sentence. */
const alterations: [
  what: string,
  file: string,
  id: string,
  key: string,
  value: string,
  told: string,
  words: string,
][] = [
  [
    "a designation against its size",
    "turning",
    "tur-st-cnmg120408-p25",
    "size",
    "CNMG 160608",
    "specifications.diameter",
    "expected 15.875 mm (ISO 1832: CNMG 160608)",
  ],
  [
    "an inscribed circle against its designation",
    "turning",
    "tur-st-cnmg120408-p25",
    "diameter",
    "9.525 mm",
    "specifications.diameter",
    "expected 12.7 mm (ISO 1832: CNMG 120408)",
  ],
  [
    "a corner radius against its designation",
    "turning",
    "tur-st-cnmg120408-p25",
    "edge",
    "Honed (E), RE 1.2 mm",
    "specifications.edge",
    "expected RE 0.8 mm (ISO 1832: CNMG 120408)",
  ],
  [
    "a depth against the length of its edge",
    "turning",
    "tur-st-cnmg120408-p25",
    "depth",
    "1.0–13.0 mm",
    "specifications.depth",
    "expected at most 12.9 mm, the length of the edge",
  ],
  [
    "a grade against its group",
    "turning",
    "tur-st-cnmg120408-p25",
    "grade",
    "Coated carbide, ISO M25 (M15–M35)",
    "specifications.material",
    "only groups of the grade, M",
  ],
  [
    "a group against its grade",
    "turning",
    "tur-st-cnmg120408-p25",
    "material",
    "P – steel; N – aluminium",
    "specifications.material",
    "only groups of the grade, P",
  ],
  [
    "a name against its code",
    "turning",
    "tur-st-cnmg120408-p25",
    "name",
    "CNMG 120412 insert",
    "name",
    'expected a name with "CNMG 120408" in it',
  ],
  [
    "a holder's seat against the inserts",
    "turning",
    "tur-ho-pclnr2525m12",
    "insert",
    "CN.. 1209",
    "specifications.insert",
    "expected the seat of an insert",
  ],
  [
    "a holder's shank against its code",
    "turning",
    "tur-ho-pclnr2525m12",
    "shank",
    "20 × 20 mm",
    "specifications.shank",
    "expected 25 × 25 mm",
  ],
  [
    "a holder's length against its code",
    "turning",
    "tur-ho-pclnr2525m12",
    "length",
    "125 mm",
    "specifications.length",
    "expected 150 mm",
  ],
  [
    "a holder's hand against its code",
    "turning",
    "tur-ho-pclnr2525m12",
    "type",
    "Turning toolholder, left hand",
    "specifications.type",
    "right hand",
  ],
  [
    "an end mill's length against DIN 6527",
    "milling",
    "mil-em-4f-10",
    "length",
    "80 mm",
    "specifications.length",
    "expected 72 mm",
  ],
  [
    "an end mill's depth against DIN 6527",
    "milling",
    "mil-em-4f-10",
    "depth",
    "30 mm",
    "specifications.depth",
    "expected 22 mm",
  ],
  [
    "a diameter against its size",
    "milling",
    "mil-em-4f-10",
    "diameter",
    "12 mm",
    "specifications.diameter",
    "expected 10 mm (10 × 22 × 72 mm)",
  ],
  [
    "a drill's depth against DIN 6537",
    "drilling",
    "dri-sd-85-3d",
    "depth",
    "42 mm",
    "specifications.depth",
    "expected 25 mm",
  ],
  [
    "a drill's diameter against its size",
    "drilling",
    "dri-sd-85-3d",
    "diameter",
    "9.5 mm",
    "specifications.diameter",
    "expected 8.5 mm (8.5 × 47 × 89 mm)",
  ],
  [
    "a drill against the thread it is for",
    "drilling",
    "dri-sd-85-3d",
    "application",
    "Tapping drill M12",
    "specifications.application",
    "(tapped thread: M10 or M10 × 1.5)",
  ],
  [
    "a pitch against its thread",
    "threading",
    "thr-it-tap-m8-c",
    "threadPitch",
    "1 mm",
    "specifications.threadPitch",
    "expected 1.25 mm",
  ],
  [
    "a tap's drill against its thread",
    "threading",
    "thr-it-tap-m8-c",
    "description",
    "Tapping drill 7 mm.",
    "description",
    "(tapping drill: 6.8)",
  ],
  [
    "a tap's length against DIN 371",
    "threading",
    "thr-it-tap-m8-c",
    "length",
    "100 mm",
    "specifications.length",
    "expected 90 mm",
  ],
  [
    "a blade's seat against its width",
    "grooving-parting",
    "par-bl-32-4",
    "width",
    "2.0 mm",
    "specifications.width",
    "expected",
  ],
];

it.each(alterations)(
  "%s stops the build with file, line and field",
  (_, category, id, key, value, told, words) => {
    const content = makeContentFolder();
    try {
      const isSpecification = specificationKeys.some((each) => each === key);
      content.alter(id, isSpecification ? ["specifications", key] : [key], value);
      const start = `content/range/${category}/${id}.csv, line 2: product "${id}": ${headingOf(told)}: `;
      const sentences = messageOf(content).split("\n");
      expect(
        sentences.filter((sentence) => sentence.startsWith(start)).join("\n"),
        sentences.join("\n"),
      ).toContain(words);
    } finally {
      content.dispose();
    }
  },
);
