import { Component, type ReactNode } from "react";
import { FailedPart } from "./failed-part.tsx";

interface PartProps {
  /** Starts the sentence: "The drawing". */
  name: string;
  /** Identifies the content: a new value clears an earlier failure. */
  contentKey?: string | undefined;
  /** Called when the content has failed, before the visitor can try again. */
  onFail?: () => void;
  /** Called when the visitor tries again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface PartState {
  contentKey: string | undefined;
  hasFailed: boolean;
}

/**
 * An error boundary for a part of the page. If its content can't be drawn, because its script fails to load or throws,
 * only this part shows an error, with a button that tries again.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { contentKey: this.props.contentKey, hasFailed: false };

  static getDerivedStateFromError(): Partial<PartState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ contentKey }: PartProps, state: PartState): PartState | null {
    return contentKey === state.contentKey ? null : { contentKey, hasFailed: false };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  readonly #retry = (): void => {
    requestLostSheets();
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { name, children } = this.props;
    return this.state.hasFailed ? <FailedPart name={name} onRetry={this.#retry} /> : children;
  }
}

/** A late script brings its style sheet, which is requested only once: request lost ones again. */
function requestLostSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
