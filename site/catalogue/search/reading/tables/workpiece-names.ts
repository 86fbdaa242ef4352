import type { WorkpieceGroup } from "../../../glossary/workpiece-groups.ts";

/** A workpiece material by number or name. Hardenable ones are P as delivered and H once hardened. */
export interface WorkpieceName {
  group: WorkpieceGroup;
  /** In upper case, at a place of the query; spaces and dashes as people set them. */
  pattern: string;
  /** Words by which tools name this material, so that a tool made for it comes before a general one. */
  words?: RegExp;
}

const aluminium = /alumini?um|aluminium alloy/i;
const copper = /copper|brass|bronze/i;
const grey = /cast iron|gr[ea]y/i;
const nodular = /nodular|ductile|cast iron/i;
const stainless = /stainless/i;
const titanium = /titanium/i;

/** `s` is a space or a dash, or neither. */
const s = String.raw`[\s.-]?`;
const aisi = `(?:(?:AISI|SAE|ASTM|UNS)${s}(?:GRADE${s})?)`;
const ss = `(?:(?:SS|SUS|AISI|ASTM|INOX|TP|S\\.S\\.?)${s})`;
const type = `(?:(?:TYPE|GRADE|GR)${s})?`;

/** Materials by their numbers, as they are written in drawings in India: EN, IS, AISI, JIS, DIN, W.-Nr. */
export const workpieceNames: readonly WorkpieceName[] = [
  // stainless steel
  {
    group: "M",
    words: stainless,
    pattern: `${ss}${type}(?:2(?:01|02|04)|3(?:01|02|03|04|08|09|10|16|17|21|30|47|48)|4(?:03|09|10|16|20|22|30|31|34|36|40|46)|6(?:30|31|60)|904)(?:S|L|LN|N|H|TI|CU|F|A|B|C)?`,
  },
  {
    group: "M",
    words: stainless,
    pattern: `(?:303|304L?|316(?:L|TI)?|904L|2205|2507|1[57]${s}[47]${s}(?:PH)?|13${s}8${s}PH)`,
  },
  { group: "M", words: stainless, pattern: `(?:W${s}NR${s})?1\\.4\\d{3}` },
  {
    group: "M",
    words: stainless,
    pattern: `EN${s}5[4-9][A-Z]?|EN${s}60|EN${s}61|CF${s}[38]M?|CA${s}(?:6NM|15)|F${s}(?:51|53|55)|F${s}(?:304|316)L?|X\\d{1,2}CR(?:1[3-9]|2\\d)?(?:NI|MO|N|TI|CU|NB|\\d|${s})*`,
  },
  // cast iron
  {
    group: "K",
    words: grey,
    pattern: `(?:FG|GG|FC|GJL)${s}\\d{2,3}|EN${s}GJL${s}\\d{3}|(?:W${s}NR${s})?0\\.6\\d{3}`,
  },
  {
    group: "K",
    words: nodular,
    pattern: `(?:SG|GGG|FCD|GJS|SGI)${s}\\d{2,3}(?:[\\s/-]?\\d{1,2})?|EN${s}GJS${s}\\d{3}(?:${s}\\d{1,2})?|(?:W${s}NR${s})?0\\.7\\d{3}|ADI`,
  },
  // non-ferrous
  {
    group: "N",
    words: aluminium,
    pattern: `LM${s}\\d{1,2}|ADC${s}\\d{1,2}|A${s}3(?:56|57|60|80|83|90)|AC${s}[2-9][A-Z]|(?:HE|HF|HS|HV)${s}(?:9|15|19|20|30)|AL${s}?SI(?:\\d|MG|CU|${s})*|AL${s}?(?:MG|CU|ZN)(?:\\d|SI|MG|CU|ZN|${s})*`,
  },
  {
    group: "N",
    words: aluminium,
    pattern: `(?:(?:AL|AA|EN${s}AW|ALU|ALUMINI?UM)${s})?(?:1050|1100|2011|2014|2017|2024|3003|5052|5083|5754|606[0136]|6082|7020|7050|7075)(?:${s}T${s}?\\d{1,4})?`,
  },
  { group: "N", words: aluminium, pattern: `(?:W${s}NR${s})?3\\.[0-4]\\d{3}` },
  {
    group: "N",
    words: copper,
    pattern: `(?:W${s}NR${s})?2\\.[01]\\d{3}|CUZN(?:\\d|PB)*|CUSN\\d*|CUAL\\d*|CW\\d{3}[A-Z]|C${s}(?:36000|11000|93200)|IS${s}319|PB${s}[12]|LTB${s}\\d|GM`,
  },
  // heat-resistant alloys and titanium
  {
    group: "S",
    words: titanium,
    pattern: `TI${s}?6${s}?AL${s}?4${s}?V|TI${s}GR(?:ADE)?${s}\\d|GR(?:ADE)?${s}(?:2|5|23)${s}TI(?:TANIUM)?|(?:W${s}NR${s})?3\\.7\\d{3}|TI`,
  },
  {
    group: "S",
    pattern: `IN${s}(?:600|601|625|713|718|738|800|825)|(?:INCONEL|INCOLOY|ALLOY|NIMONIC|MONEL|HASTELLOY|RENE|STELLITE|WASPALOY)${s}(?:[BCX]${s}?\\d{0,3}|\\d{1,3}[A-Z]?)|(?:W${s}NR${s})?2\\.4\\d{3}|K${s}MONEL`,
  },
  // steel
  { group: "P", pattern: `EN${s}(?:[1-9]|[1-4]\\d|1\\d\\d|2\\d\\d|3[0-6]\\d)[A-Z]?` },
  {
    group: "P",
    pattern: `${aisi}(?:1[0-5]\\d\\d|12L14|13\\d\\d|4\\d{3}|5\\d{3}|52100|6150|8\\d{3}|9\\d{3}|[ADHOSPW]\\d{1,2})[A-Z]?`,
  },
  {
    group: "P",
    pattern:
      "10[1-9]\\d|1117|1144|1215|12L14|4130|4140|4145|4150|4320|4330|4340|5140|5160|52100|6150|8615|8620|8640|9310",
  },
  {
    group: "P",
    pattern: `CK?${s}(?:1[05]|2[025]|3[05]|4[05]|5[05]|6[0257]|7[05]|80)(?:[ERKC]|MN\\d*)?|S\\d\\dC|SCM${s}\\d{3}|SNCM${s}\\d{3}|SCR${s}\\d{3}|SUJ${s}\\d|SK[DS]${s}\\d{1,2}|SS400|STKM\\w{0,4}`,
  },
  { group: "P", pattern: `(?:W${s}NR${s})?1\\.[0-35-8]\\d{3}` },
  {
    group: "P",
    pattern: `X?\\d{1,3}(?:CR|MN|MO|NI|V|SI|S|PB|AL|W|B|TI|CO)+\\d[\\d-]{0,6}(?:MO|V|PB|[\\d-])*|\\d{1,3}(?:CRMO|CRNIMO|NICRMO|CRMOV|MNCR|CRV|MNSI|CRAL)[\\dV-]{0,5}|X\\d{2,3}CR(?:MOV|[\\dMOVW-])+`,
  },
  {
    group: "P",
    pattern: `S${s}(?:235|275|355|420|460|690)(?:J\\w{1,3})?|ST${s}(?:37|42|44|50|52|60)(?:${s}\\d)?|IS${s}(?:2062|1570|226|513|4432|5517)|E${s}(?:250|350|410)[A-C]?|FE${s}(?:250|410|415|500)D?|A${s}(?:36|105|106|516|182)|WCB|LF${s}2|(?:F|P)${s}(?:11|22|91)`,
  },
  {
    group: "P",
    pattern: "(?:D[236]|H1[1-3]|O1|A2|S7|T10|P20S?|WPS|OHNS|HCHCR|HDS|HCR|SLD|DC53|NAK80|STAVAX|IMPAX)",
  },
];

/** Materials by their names, as phrases of lower-case words. */
export const workpieceWords: readonly { group: WorkpieceGroup; phrases: string; words?: RegExp }[] = [
  {
    group: "P",
    phrases:
      "steel|mild steel|ms|carbon steel|low carbon steel|medium carbon steel|high carbon steel|alloy steel|tool steel|die steel|mould steel|mold steel|spring steel|bearing steel|case hardening steel|free cutting steel|bright steel|bright bar|cast steel|forged steel|steel forging|forging|structural steel|boiler steel|boiler plate|manganese steel|ferritic steel|unalloyed steel|nitriding steel",
  },
  {
    group: "M",
    words: stainless,
    phrases:
      "stainless|stainless steel|ss|inox|austenitic|austenitic steel|austenitic stainless steel|duplex|duplex steel|super duplex|duplex stainless steel|martensitic stainless steel|rust free steel|rostfrei|nitronic",
  },
  {
    group: "K",
    words: grey,
    phrases:
      "cast iron|ci|grey iron|gray iron|grey cast iron|gray cast iron|iron|iron casting|ci casting|gci|pig iron|meehanite",
  },
  {
    group: "K",
    words: nodular,
    phrases:
      "sg iron|sgi|sg|nodular iron|nodular cast iron|ductile iron|ductile cast iron|spheroidal iron|spheroidal graphite iron|malleable iron|cgi|compacted graphite iron|austempered iron",
  },
  {
    group: "N",
    words: aluminium,
    phrases:
      "aluminium|al|alu|aluminium alloy|duralumin|dural|aluminium casting|die cast aluminium|pressure die casting|high silicon aluminium|silicon aluminium",
  },
  {
    group: "N",
    words: copper,
    phrases:
      "brass|free cutting brass|gun metal|gunmetal|gm|bronze|phosphor bronze|aluminium bronze|leaded bronze|copper|copper alloy|beryllium copper|chrome copper|tellurium copper|electrolytic copper",
  },
  { group: "N", phrases: "non ferrous|nonferrous|non ferrous metal|magnesium|zinc|zamak|lead|silver|gold" },
  {
    group: "N",
    words: /plastic|composite|fibre|graphite/i,
    phrases:
      "plastic|nylon|delrin|pom|peek|ptfe|teflon|acrylic|perspex|bakelite|polycarbonate|hdpe|pvc|frp|grp|gfrp|cfrp|carbon fibre|carbon fiber|fibre glass|fiber glass|composite|graphite|graphite electrode|wood|mdf|rubber",
  },
  { group: "S", words: titanium, phrases: "titanium|titanium alloy|grade five titanium" },
  {
    group: "S",
    phrases:
      "inconel|incoloy|hastelloy|monel|waspaloy|nimonic|stellite|rene|superalloy|super alloy|nickel alloy|nickel base alloy|hrsa|heat resistant alloy|heat resistant|high temperature alloy|exotic alloy|cobalt chrome|nickel",
  },
  {
    group: "H",
    words: /hard/i,
    phrases:
      "hardened steel|hard steel|hardened|hard|heat treated|heat treated steel|case hardened|induction hardened|through hardened|chilled iron|chilled cast iron|hard material|hardened die steel|hard part",
  },
];
