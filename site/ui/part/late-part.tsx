import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { Part } from "./part.tsx";

/**
 * A component whose script is fetched when it is first drawn. Where that fails, its place says so ({@link Part}); the
 * visitor's next try, and the next place that draws it, ask for the script again.
 */
export function latePart<Props extends object>(
  /** As its sentence begins: "The drawing". */
  name: string,
  load: () => Promise<ComponentType<Props>>,
  /** Shown until it is there. */
  waiting: ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }));
  // React keeps the failure of one for good.
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
