import { replaceAddress } from "../../../browsing/browser-history.ts";
import { storeView } from "../../../browsing/stored/stored-view.ts";
import {
  addressOfState,
  type BrowserState,
  type OtherView,
} from "../../../catalogue/places/browser-state.ts";

/** Shows a list in another way, or in the usual one, and stores the choice for the next lists on this device. */
export function chooseView(view: OtherView | undefined, state: BrowserState): void {
  storeView(view);
  const { view: _, ...usual } = state;
  replaceAddress(addressOfState(view ? { ...usual, view } : usual));
}
