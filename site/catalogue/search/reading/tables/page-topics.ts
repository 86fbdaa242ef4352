import type { WearName } from "../../../../engineering/guides/wear-kinds.ts";

/** What a page of this site answers: cutting data, or a trouble that a guide explains. */
export type PageTopic = "cutting data" | "guide" | WearName | "finish" | "chips";

/** The words for each topic, as phrases of lower-case words. */
export const topicPhrases: Readonly<Record<PageTopic, string>> = {
  "cutting data":
    "calculator|calculate|calculation|calculations|speed|speeds|feed|feeds|feedrate|feed rate|speed feed|feed speed|speeds feeds|" +
    "cutting speed|cutting feed|cutting data|cutting parameter|cutting parameters|parameter|parameters|cutting condition|" +
    "cutting conditions|rpm|spindle speed|surface speed|feed per tooth|feed per rev|feed per revolution|chip load|chipload|" +
    "machining time|cycle time|metal removal rate|mrr|cutting force|spindle power|vc|fz|fn|sfm|raftaar|speed kitni|rpm kitna",
  guide:
    "guide|guides|how to choose|how to select|how to read|selection guide|code meaning|" +
    "nomenclature|designation|designation meaning|meaning|which grade",
  flank:
    "wear|tool wear|flank wear|edge wear|worn|worn out|worn edge|wearing|fast wear|wear fast|wear out fast|rapid wear|early wear|tool life|" +
    "short life|short tool life|low tool life|less tool life|less life|life|wear out",
  crater: "crater|crater wear|cratering|tool wear crater",
  deformation:
    "plastic deformation|edge deformation|deformed edge|burning|burnt|burned|burn|burns|burning out|overheating|overheated|overheat|red hot|softened edge",
  builtUp:
    "built up edge|build up edge|buildup edge|builtup edge|bue|built up|build up|builtup|buildup|chip welding|chip sticking|" +
    "material sticking|sticking|galling|gummy",
  chipping: "chipping|edge chipping|chipped|chipped edge|edge chip",
  breakage:
    "breakage|breaking|breaks|break|broken|broke|" +
    "snapping|snapped|cracked|torn off|fracture|tut|toot|tuta|tootna|tutna",
  notch: "notch|notch wear|notching",
  cracks: "crack|cracks|cracking|comb cracks|comb crack|thermal cracks|thermal crack|heat cracks",
  corner:
    "corner wear|worn corner|hole oversize|oversize hole|oversized hole|hole too big|hole bigger|bell mouth|wandering|wander|walking|off centre|run out|runout|tapered hole|hole not straight|out of round|ovality",
  seat: "seat wear|worn seat",
  screw: "worn screw|screw worn",
  chatter:
    "chatter|chattering|chatter mark|chatter marks|vibration|vibrations|vibrating|vibrate|ringing|squealing|noise|noisy|kampan|awaaz",
  finish:
    "surface finish|poor finish|poor surface finish|bad finish|bad surface finish|rough surface|surface roughness|roughness|" +
    "finish problem|surface problem|finish kharab|kharab finish|finish not good|finish not coming|feed marks|ra value|torn|tearing|torn thread|thread torn|torn threads|rough thread|bad thread|burr formation|burr problem|burr issue|burr on|burr coming",
  chips:
    "long chips|long chip|stringy chips|chip control|chip breaking|chip problem|chips not breaking|chip jam|chips jam|chips jamming|chip packing|swarf",
};

/** Where a trouble is explained if the query names no family, the likeliest guide first. */
export const guidesOfTopic: Readonly<Record<Exclude<PageTopic, "cutting data">, readonly string[]>> = {
  guide: [],
  flank: ["turning-inserts", "milling-inserts", "end-mills"],
  crater: ["turning-inserts", "pcbn-and-pcd"],
  deformation: ["turning-inserts", "threading-inserts"],
  builtUp: ["turning-inserts", "end-mills", "drills"],
  chipping: ["turning-inserts", "milling-inserts", "end-mills"],
  breakage: ["turning-inserts", "drills", "taps"],
  notch: ["turning-inserts", "milling-inserts"],
  cracks: ["milling-inserts", "turning-inserts"],
  corner: ["drills", "u-drills", "end-mills"],
  seat: ["turning-toolholders", "milling-cutters"],
  screw: ["turning-toolholders", "milling-cutters"],
  chatter: ["boring-bars", "turning-toolholders", "milling-cutters"],
  finish: ["turning-inserts", "end-mills"],
  chips: ["turning-inserts", "drills"],
};

/** The title of each guide, by the last step of its address. */
export const guideTitles: Readonly<Record<string, string>> = {
  "turning-inserts": "turning inserts",
  "turning-toolholders": "turning toolholders",
  "boring-bars": "boring bars",
  "grooving-and-parting": "grooving and parting",
  "pcbn-and-pcd": "PCBN and PCD",
  "milling-inserts": "milling inserts",
  "milling-cutters": "milling cutters",
  "end-mills": "end mills",
  "ball-nose-end-mills": "ball nose end mills",
  drills: "drills",
  "u-drills": "U-drills",
  taps: "taps and threads",
  "threading-inserts": "threading inserts",
  "threading-toolholders": "threading toolholders",
};
