import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { Part } from "./part.tsx";

/**
 * A component whose script is fetched when it is first drawn. If that fails, an error stands in its place ({@link
 * Part}). The script is fetched again on the visitor's next try, and by the next use of the component.
 */
export function latePart<Props extends object>(
  /** Starts the sentence: "The drawing". */
  name: string,
  load: () => Promise<ComponentType<Props>>,
  /** Shown until the component is loaded. */
  waiting: ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }));
  // React caches a failure permanently.
  let newest = begin();
  return function LatePart(props: Props) {
    const [Shown, setShown] = useState(() => newest);
    return (
      <Part name={name} onFail={() => (newest = begin())} onRetry={() => setShown(() => newest)}>
        <Suspense fallback={waiting}>
          <Shown {...props} />
        </Suspense>
      </Part>
    );
  };
}
