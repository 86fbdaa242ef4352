import { showBeside } from "../../../../labels/show-beside.tsx";
import { CardDialog, type Card } from "./assembly-card.tsx";

/** Shows a card until it is closed. */
export function showCard(card: Card): void {
  showBeside((close) => <CardDialog card={card} onClose={close} />);
}
