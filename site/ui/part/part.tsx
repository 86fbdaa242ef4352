import { Component, type ReactNode } from "react";
import { FailedPart } from "./failed-part.tsx";

interface PartProps {
  /** As its sentence begins: "The drawing". */
  name: string;
  /** What it shows: another one is tried anew, whatever has failed before. */
  at?: string | undefined;
  /** Called once its content has failed, before the visitor can ask for it again. */
  onFail?: () => void;
  /** Called when the visitor asks for it again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface PartState {
  at: string | undefined;
  hasFailed: boolean;
}

/**
 * A part of the page that fails alone. What can't be drawn, because its script can't be had or has an error, costs this
 * part: a sentence stands in its place, with a button that tries again.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { at: this.props.at, hasFailed: false };

  static getDerivedStateFromError(): Partial<PartState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: PartProps, state: PartState): PartState | null {
    return at === state.at ? null : { at, hasFailed: false };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  readonly #retry = (): void => {
    askForLostSheets();
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { name, children } = this.props;
    return this.state.hasFailed ? <FailedPart name={name} onRetry={this.#retry} /> : children;
  }
}

/** A late script comes with its sheet, which is asked for only once: one that was lost is asked for again. */
function askForLostSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
