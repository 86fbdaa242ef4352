import { useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import buttons from "../../ui/button.first.module.css";
import { asksForLess } from "./asks-for-less.ts";

export interface ContactMapProps {
  /** Address of the map at the maps service. */
  src: string;
  /** The place that it shows. */
  address: string;
  /** Whether the owner wants the service asked only once the visitor presses "Show map". */
  waits?: boolean;
}

const FRAME = "map";

/** What the map may do: run its own script with its own storage, and open itself in a tab; never move our page. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * The embedded map. Its host is asked for nothing before the visitor nears it, nor before "Show map" is pressed where
 * the owner or the browser wants less. Without script nothing can ask the browser, so a plain link opens it in its frame.
 */
export function ContactMap({ src, address, waits = false }: ContactMapProps) {
  const [isPressed, setPressed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // Known only in the browser: undefined while prerendering.
  const asks = useSyncExternalStore(
    () => () => undefined,
    () => asksForLess(navigator),
    () => undefined,
  );

  function show(event: React.MouseEvent): void {
    event.preventDefault();
    flushSync(() => setPressed(true));
    // The button is gone: the focus goes on to what it brought.
    frame.current?.focus();
  }

  const title = `Map: ${address}`;
  const walls = { sandbox: SANDBOX, referrerPolicy: "no-referrer" } as const;
  if (isPressed || (asks === false && !waits)) {
    return <iframe ref={frame} src={src} title={title} loading="lazy" {...walls} />;
  }
  const link = (
    <a className={buttons.secondary} href={src} target={FRAME} referrerPolicy="no-referrer" onClick={show}>
      Show map
    </a>
  );
  return (
    <>
      {/* Without script the link opens the map in here. */}
      <noscript>
        <iframe name={FRAME} title={title} {...walls} />
      </noscript>
      {asks === undefined && !waits ? <noscript>{link}</noscript> : link}
    </>
  );
}
