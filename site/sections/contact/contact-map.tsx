import { useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import buttons from "../../ui/button.first.module.css";
import { MapPoster } from "./map-poster.tsx";
import { useIsOffline } from "./use-is-offline.ts";
import { wantsLess } from "./wants-less.ts";

export interface ContactMapProps {
  /** Address of the map at the maps service. */
  src: string;
  /** The address on the map. */
  address: string;
  /** Address of the way there at the maps service; only the script, which draws the poster, passes it. */
  directions?: string | undefined;
  /** Whether the map loads only when the visitor presses "Show map". */
  isOnPress?: boolean;
}

const FRAME = "map";

/** The map may run its script with its own storage and open itself in a tab. It can't navigate our page. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * The embedded map. Nothing is requested from its host before the visitor comes near it. If the owner or the browser
 * wants less, nothing is requested before "Show map" is pressed. Without script the browser's wish is unknown, so a
 * plain link opens the map in its frame. Without network a poster stands in its place.
 */
export function ContactMap({ src, address, directions, isOnPress = false }: ContactMapProps) {
  const [isPressed, setPressed] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const isOffline = useIsOffline();
  const frame = useRef<HTMLIFrameElement>(null);
  // Known only in the browser: undefined while prerendering.
  const isLessWanted = useSyncExternalStore(
    () => () => undefined,
    () => wantsLess(navigator),
    () => undefined,
  );

  function show(event: React.MouseEvent): void {
    event.preventDefault();
    flushSync(() => setPressed(true));
    // The button has disappeared: move the focus to the map.
    frame.current?.focus();
  }

  // A browser would draw its own page of errors into the frame.
  if (isOffline && !isDrawn) return <MapPoster {...{ address, directions }} />;
  const title = `Map: ${address}`;
  const frameLimits = { sandbox: SANDBOX, referrerPolicy: "no-referrer" } as const;
  if (isPressed || (isLessWanted === false && !isOnPress)) {
    return (
      <iframe
        ref={frame}
        src={src}
        title={title}
        loading="lazy"
        onLoad={() => setDrawn(navigator.onLine)}
        {...frameLimits}
      />
    );
  }
  const link = (
    <a className={buttons.secondary} href={src} target={FRAME} referrerPolicy="no-referrer" onClick={show}>
      Show map
    </a>
  );
  return (
    <>
      {/* Without script the link opens the map here. */}
      <noscript>
        <iframe name={FRAME} title={title} {...frameLimits} />
      </noscript>
      {isLessWanted === undefined && !isOnPress ? <noscript>{link}</noscript> : link}
    </>
  );
}
