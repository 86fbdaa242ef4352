import { useSyncExternalStore } from "react";
import { Observable } from "../../../browsing/observable/observable.ts";

/** What a visitor did with a band. */
interface BandState {
  /** Whether it was unfolded or folded; undefined if neither. */
  isOpen?: boolean;
  /** Id of the size whose card is shown. */
  shown?: string | undefined;
}

/** By band. It lasts until the page is left: Back from a sheet returns to the list as it was. */
const states = new Observable<ReadonlyMap<string, BandState>>(new Map());

/** The states of the bands, and a function that changes the state of one. */
export function useBandStates(): {
  stateOf: (band: string) => BandState;
  change: (band: string, state: BandState) => void;
} {
  const all = useSyncExternalStore(states.subscribe, states.state, states.state);
  return { stateOf: (band) => all.get(band) ?? {}, change: changeBand };
}

function changeBand(band: string, change: BandState): void {
  const all = states.state();
  states.set(new Map(all).set(band, { ...all.get(band), ...change }));
}
