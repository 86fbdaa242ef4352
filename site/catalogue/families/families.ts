import { turningInsert } from "./turning-insert.ts";
import { turningHolder } from "./turning-holder.ts";
import { boringBar } from "./boring-bar.ts";
import { endMill } from "./end-mill.ts";
import { ballNose } from "./ball-nose.ts";
import { millingInsert } from "./milling-insert.ts";
import { millingCutter } from "./milling-cutter.ts";
import { threadMill } from "./thread-mill.ts";
import { threadingHolder } from "./threading-holder.ts";
import { tap } from "./tap.ts";
import { threadingInsert } from "./threading-insert.ts";
import { drill } from "./drill.ts";
import { stepDrill } from "./step-drill.ts";
import { drillingInsert } from "./drilling-insert.ts";
import { uDrill } from "./u-drill.ts";
import { reamer } from "./reamer.ts";
import { groovingBar, groovingHolder } from "./grooving-holder.ts";
import { groovingInsert } from "./grooving-insert.ts";
import { partingBlade } from "./parting-blade.ts";
import { partingInsert } from "./parting-insert.ts";
import { superhardInsert } from "./superhard-insert.ts";

/** The families of tools, in the order in which lists show them. */
export const families = {
  "turning-insert": turningInsert,
  "turning-holder": turningHolder,
  "boring-bar": boringBar,
  "end-mill": endMill,
  "ball-nose": ballNose,
  "milling-insert": millingInsert,
  "milling-cutter": millingCutter,
  "thread-mill": threadMill,
  "threading-holder": threadingHolder,
  tap,
  "threading-insert": threadingInsert,
  drill,
  "step-drill": stepDrill,
  "drilling-insert": drillingInsert,
  "u-drill": uDrill,
  reamer,
  "grooving-holder": groovingHolder,
  "grooving-bar": groovingBar,
  "grooving-insert": groovingInsert,
  "parting-blade": partingBlade,
  "parting-insert": partingInsert,
  "superhard-insert": superhardInsert,
};

/** The kind of tool, as its series states it. */
export type ToolFamily = keyof typeof families;

/** The families, in the order in which lists show them. */
export const toolFamilies = Object.keys(families) as ToolFamily[]; // Object.keys loses the literal type
