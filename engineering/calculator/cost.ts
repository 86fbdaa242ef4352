import type { Minutes } from "../units/units.ts";
/** What a cut costs by the visitor's own figures. Money in his currency. */
export interface CostQuestion {
  /** Of the cut. */
  time: Minutes;
  /** Cutting minutes that an edge lasts. */
  edgeLife: Minutes;
  /** Per hour of the machine. */
  rate: number;
  insertPrice: number;
  edges: number;
  /** To change an edge. */
  changeTime: Minutes;
}

/** Cost of one part: machine, edges, and changing them. */
export interface Cost {
  machine: number;
  edge: number;
  change: number;
  total: number;
}

/** Works out the cost of one part; undefined for figures that can't be. */
export function costOf({
  time,
  edgeLife,
  rate,
  insertPrice,
  edges,
  changeTime,
}: CostQuestion): Cost | undefined {
  const edgesUsed = time / edgeLife;
  const machine = (time * rate) / 60;
  const edge = (edgesUsed * insertPrice) / edges;
  const change = (edgesUsed * changeTime * rate) / 60;
  const total = machine + edge + change;
  const isSound = [machine, edge, change, total].every((value) => Number.isFinite(value) && value >= 0);
  return isSound ? { machine, edge, change, total } : undefined;
}
