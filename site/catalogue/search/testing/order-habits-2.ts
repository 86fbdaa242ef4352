import type { SearchCase } from "./search-case.ts";

/** Milling. */
export const millingHabits: SearchCase[] = [
  { query: "endmill 10mm 4flute", wanted: { type: /end mill/i, diameter: /^10 mm$/, flutes: /^4$/ } },
  { query: "E/M 12 dia 4F", wanted: { type: /end mill/i, diameter: /^12 mm$/, flutes: /^4$/ } },
  { query: "carbide endmil 8 mm", wanted: { type: /carbide end mill/i, diameter: /^8 mm$/ } },
  { query: "Ø16 x 92 end mill", wanted: { type: /end mill/i, diameter: /^16 mm$/, length: /^92 mm$/ } },
  { query: "slot drill 6mm", wanted: { type: /end mill/i, diameter: /^6 mm$/, flutes: /^2$/ } },
  { query: "2 flute 10mm carbide cutter", wanted: { diameter: /^10 mm$/, flutes: /^2$/ } },
  { query: "al cutter 12mm 3 flute", wanted: { diameter: /^12 mm$/, flutes: /^3$/, material: /^N/ } },
  { query: "endmill for 6061 dia 10", wanted: { type: /end mill/i, diameter: /^10 mm$/, material: /^N/ } },
  { query: "aluminium ke liye end mill 16", wanted: { diameter: /^16 mm$/, material: /^N/ } },
  { query: "hard milling cutter 8mm 60HRC", wanted: { diameter: /^8 mm$/, material: /^H/ } },
  { query: "D2 hardened 10 mm endmill", wanted: { type: /end mill/i, diameter: /^10 mm$/, material: /^H/ } },
  { query: "bull nose 12mm r1", wanted: { type: /end mill/i, diameter: /^12 mm$/, edge: /RE 1\.0/ } },
  { query: "ballnose 6mm", wanted: { type: /ball nose/i, diameter: /^6 mm$/ } },
  { query: "ball nose cutter R4", wanted: { type: /ball nose/i, diameter: /^8 mm$/ } },
  { query: "BALL END MILL DIA 20", wanted: { type: /ball nose/i, diameter: /^20 mm$/ } },
  { query: "long ball nose r5 100 long", wanted: { type: /ball nose/i, length: /^100 mm$/ } },
  { query: "6x57 endmill", wanted: { type: /end mill/i, diameter: /^6 mm$/, length: /^57 mm$/ } },
  { query: "apmt1604 ss", wanted: { size: /^APMT 1604PDER$/, material: /^M/ } },
  { query: "APMT 1604 PDER-M2 VP15TF 10nos", wanted: { size: /^APMT 1604PDER$/ } },
  { query: "apkt 1003", wanted: { size: /^APKT 1003PDER$/ } },
  { query: "sekn 1203 for cast iron", wanted: { size: /^SEKN 1203AFTN$/, material: /^K/ } },
  { query: "cutter for apmt 1604 dia 63", wanted: { diameter: /^63 mm$/, insert: /^AP.. 1604$/ } },
  { query: "50 dia shoulder cutter", wanted: { type: /shoulder mill/i, diameter: /^50 mm$/ } },
  { query: "face cutter 63 45 deg", wanted: { type: /face mill/i, diameter: /^63 mm$/ } },
  { query: "80mm facemill insert type", wanted: { type: /face mill/i, diameter: /^80 mm$/ } },
  { query: "insert for 80 face mill", wanted: { size: /^SEKN 1203AFTN$/ } },
  { query: "RPMT 1204 cutter", wanted: { insert: /^RP.. 1204M0$/, diameter: /^50 mm$/ } },
];

/** Drilling. */
export const drillingHabits: SearchCase[] = [
  { query: "10.2 drill", wanted: { type: /drill/i, diameter: /^10\.2 mm$/ } },
  { query: "carbide drill 6.8mm", wanted: { type: /carbide drill/i, diameter: /^6\.8 mm$/ } },
  { query: "drill bit 5mm", wanted: { type: /drill/i, diameter: /^5 mm$/ } },
  { query: "8,5 mm drill", wanted: { type: /drill/i, diameter: /^8\.5 mm$/ } },
  { query: "ø14 drill 3xd", wanted: { type: /drill, 3 × D/i, diameter: /^14 mm$/ } },
  { query: "solid carbide drill 9 dia 5D", wanted: { type: /drill, 5 × D/i, diameter: /^9 mm$/ } },
  { query: "drill for m12 tap", wanted: { type: /drill/i, diameter: /^10\.2 mm$/ } },
  { query: "m10 tapping hole drill", wanted: { type: /drill/i, diameter: /^8\.5 mm$/ } },
  { query: "M5 ka drill", wanted: { type: /drill/i, diameter: /^4\.2 mm$/ } },
  { query: "through coolant drill 10.2", wanted: { diameter: /^10\.2 mm$/, coolant: /through/i } },
  { query: "ss drill 8.5", wanted: { type: /drill/i, diameter: /^8\.5 mm$/, material: /^M/ } },
  { query: "insert drill 24 dia", wanted: { type: /U-drill/, diameter: /^24 mm$/ } },
  { query: "U-Drill 35mm 3D", wanted: { type: /U-drill, 3 × D/, diameter: /^35 mm$/ } },
  { query: "spmg 07t308 dg", wanted: { size: /^SPMG 07T308$/ } },
  { query: "wcmx050308 insert 20pcs", wanted: { size: /^WCMX 050308$/ } },
  { query: "wcmx 0402 ki u drill", wanted: { type: /U-drill/, insert: /^WC.. 0402$/ } },
];

/** Threading. */
export const threadingHabits: SearchCase[] = [
  { query: "tap m6x1", wanted: { type: /tap/i, size: /^M6 × 1$/ } },
  { query: "M16 X 2.0 TAP", wanted: { type: /tap/i, size: /^M16 × 2$/ } },
  { query: "m10 fine tap", wanted: { type: /tap/i, size: /^M10 × 1$/ } },
  { query: "m12x1.5 tap", wanted: { type: /tap/i, size: /^M12 × 1\.5$/ } },
  { query: "spiral point tap M8", wanted: { type: /spiral point/i, size: /^M8 × 1\.25$/ } },
  { query: "machine tap m16 through hole", wanted: { size: /^M16 × 2$/, application: /through/i } },
  { query: "16 er 1.5 iso", wanted: { size: /^16ER 1\.50 ISO$/ } },
  { query: "11IR A 60", wanted: { size: /^11IR A60$/ } },
  { query: "thread insert external 3mm pitch", wanted: { size: /^16ER 3\.00 ISO$/ } },
  { query: "16ER14W bsp", wanted: { size: /^16ER 14 W$/ } },
];
