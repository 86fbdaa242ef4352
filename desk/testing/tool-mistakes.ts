const MILL = "/range/tools/mil-em-4f-10";
const INSERT = "/range/tools/tur-st-cnmg120408-p25";
const HOLDER = "/range/tools/tur-ho-pclnr2525m12";
const TAP = "/range/tools/thr-it-tap-m8-c";

/** A slip of who edits the range, and what is said of it beside the field, or at the top. */
export type Mistake = [what: string, page: string, typed: Record<string, string>, says: string];

const c = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([heading, text]) => [`c:${heading}`, text]));
/** For tests: slips in the form of a tool. */
export const toolMistakes: Mistake[] = [
  [
    "letters in a number",
    MILL,
    c({ "Diameter (mm)": "ten" }),
    'Diameter (mm): Expected a diameter in mm such as "9.525 mm", found "ten mm".',
  ],
  [
    "a negative number",
    MILL,
    c({ "Overall length (mm)": "-72" }),
    'Overall length (mm): Expected a length in mm such as "72 mm", found "-72 mm".',
  ],
  [
    "another unit typed",
    MILL,
    c({ "Diameter (mm)": "1 cm" }),
    'Diameter (mm): Expected a diameter in mm such as "9.525 mm", found "1 cm mm".',
  ],
  [
    "a comma that may part thousands",
    INSERT,
    c({ Radius: "0,800" }),
    'Cutting edge: Expected an edge such as "Honed (E), RE 0.8 mm" or "KAPR 95°", found "Honed (E), RE 0,800 mm".',
  ],
  ["no diameter", MILL, c({ "Diameter (mm)": "" }), "Name: Its text needs {diameter}, which is empty here."],
  [
    "a length off the standard",
    MILL,
    c({ "Overall length (mm)": "75" }),
    'Overall length (mm): Expected 72 mm (DIN 6527 L), found "75 mm".',
  ],
  [
    "longer to cut than it is long",
    MILL,
    c({ "Max. depth (mm)": "80" }),
    'Depth of cut (mm): Expected 22 mm (DIN 6527 L), found "80 mm".',
  ],
  [
    "a shank off the standard",
    MILL,
    c({ "Shank diameter": "11" }),
    'Shank: Expected 10 mm (DIN 6527 L), found "11 mm h6, DIN 6535 HB".',
  ],
  [
    "half a flute",
    MILL,
    c({ "Flutes / teeth": "3.5" }),
    'Flutes: Expected a whole number such as "4", found "3.5".',
  ],
  [
    "flutes that its name contradicts",
    MILL,
    c({ Name: "3-flute end mill Ø10" }),
    'Name: Expected words that agree with flutes (flutes: 4), found "3-flute" and flutes "4".',
  ],
  [
    "an unknown grade",
    INSERT,
    c({ Grade: "P25 super" }),
    'Name: Expected words that agree with grade (ISO group: none), found "P25" and grade "P25 super".',
  ],
  [
    "a group that the grade lacks",
    INSERT,
    c({ "Workpiece material": "M – stainless steel" }),
    'Workpiece material: Expected only groups of the grade, P (ISO 513: "Coated carbide, ISO P25 (P15–P35)"), found "M – stainless steel".',
  ],
  [
    "a designation that its radius contradicts",
    INSERT,
    c({ "Size / designation": "CNMG 120412" }),
    'Cutting edge: Expected RE 1.2 mm (ISO 1832: CNMG 120412), found "Honed (E), RE 0.8 mm".',
  ],
  [
    "a designation that its circle contradicts",
    INSERT,
    c({ "Diameter (mm)": "9.525" }),
    'Inscribed circle (mm): Expected 12.7 mm (ISO 1832: CNMG 120408), found "9.525 mm".',
  ],
  [
    "an order code twice",
    MILL,
    c({ "Order code": "EM-1005" }),
    'Order code: "EM-1005" is the order code of "mil-em-4f-6" already, hyphens aside. Give it another.',
  ],
  [
    "the id of another tool",
    MILL,
    c({ Id: "mil-em-4f-8" }),
    "Id: Already used in content/range/milling/end-mills-4-flute-long.csv, line 4. Ids must be unique.",
  ],
  [
    "an id that leads out of the folder",
    MILL,
    c({ Id: "../../.git/config" }),
    'Id: Expected lower-case letters, digits and single hyphens, found "../../.git/config".',
  ],
  ["no id", MILL, c({ Id: "" }), 'Id: Expected a text with something in it, found "".'],
  [
    "a picture that isn't there",
    MILL,
    c({ Picture: "../secret" }),
    'Picture: Expected the name of a picture in content/pictures or art/pictures, found "../secret".',
  ],
  [
    "the picture of another tool",
    MILL,
    c({ Picture: "cnmg-black" }),
    'Picture: Expected a picture of this tool: endmill-4-weldon; found "cnmg-black", which shows kind of tool: insert instead of end mill.',
  ],
  [
    "a tag in a text",
    MILL,
    c({ Description: "<b>Strong</b> mill" }),
    'Description: Expected plain words without "<b>", which would be shown as it is typed',
  ],
  [
    "letters of a wrong encoding",
    MILL,
    c({ Description: "Fraise dâ€™Ã©tude" }),
    'Description: Expected "’é" where "â€™Ã©" stands',
  ],
  [
    "a sign that can't be seen",
    MILL,
    c({ "Cutting edge": "Square, 0.15 mm × 45° corner\u0007 chamfer" }),
    'Cutting edge: "Square, 0.15 mm × 45° corner… chamfer" has a sign that can\'t be seen.',
  ],
  [
    "a date that a spreadsheet has made",
    MILL,
    c({ "Max. depth (mm)": "04-Jan" }),
    'Depth of cut (mm): "04-Jan" is a date that the spreadsheet program has made of something else.',
  ],
  [
    "a number that a spreadsheet has made of a code",
    MILL,
    c({ "Order code": "3.00E+10" }),
    'Order code: "3.00E+10" is a number that the spreadsheet program has made of a code.',
  ],
  [
    "a lead time in words of one's own",
    MILL,
    c({ "Lead time (days)": "soon" }),
    'Lead time (days): Expected "stock", "on request" or a number of days, found "soon".',
  ],
  [
    "half a pack",
    MILL,
    c({ "Pack quantity": "2.5" }),
    'Pack quantity: Expected a whole number, 1 or more, found "2.5".',
  ],
  [
    "a unit of packs that isn't there",
    MILL,
    c({ "Pack unit": "crate" }),
    'Pack unit: Expected one of piece, pair, set, found "crate".',
  ],
  [
    "an HSN code of something else",
    MILL,
    c({ "HSN code": "0101" }),
    'HSN code: Expected a code that begins with 8207 70 (Harmonised System), found "0101".',
  ],
  ["a spare part of no kind", HOLDER, c({ "Spare parts (torque in N·m)": "bolt: M5" }), 'found "bolt: M5".'],
  [
    "a torque that breaks the screw",
    HOLDER,
    c({ "Spare parts (torque in N·m)": "screw: Insert screw, 300 N·m" }),
    "Expected 0.3 to 8 N·m (plausible for a screw), found 300.",
  ],
  [
    "start values in no order",
    MILL,
    c({ "Own start values (vc in m/min, feeds in mm)": "fast" }),
    'found "fast".',
  ],
  [
    "a seat that its insert lacks",
    HOLDER,
    c({ "Insert seat": "CN.. 9999" }),
    'Insert seat: Expected a seat "CN.. 12" and thickness (ISO 5608: PCLNR 2525 M12), found "CN.. 9999".',
  ],
  [
    "a thread that its drill contradicts",
    TAP,
    c({ "Size / designation": "M8 × 1" }),
    'Thread: Expected a thread of DIN 371 (its table), found "M8 × 1".',
  ],
];
