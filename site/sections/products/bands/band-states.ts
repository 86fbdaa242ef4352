import { useCallback, useSyncExternalStore } from "react";
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

/** The states of a list's bands, and a function that changes the state of one. `list`: unique on the page. */
export function useBandStates(list: string): {
  stateOf: (band: string) => BandState;
  change: (band: string, state: BandState) => void;
} {
  const all = useSyncExternalStore(states.subscribe, states.state, states.state);
  const change = useCallback(
    (band: string, changed: BandState): void => {
      const before = states.state();
      const key = list + band;
      states.set(new Map(before).set(key, { ...before.get(key), ...changed }));
    },
    [list],
  );
  return { stateOf: (band) => all.get(list + band) ?? {}, change };
}
