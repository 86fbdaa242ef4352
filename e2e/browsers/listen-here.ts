/** The page's window while its errors are recorded. */
interface ListenedWindow extends Window {
  heardHere?: string[];
}

/** In the page: records its errors from now on, for drivers that don't report them. */
export function listenHere(): void {
  const page: ListenedWindow = window;
  const heard: string[] = [];
  page.heardHere = heard;
  const tell = (event: Event): void => {
    if (event instanceof ErrorEvent) heard.push(`error: ${event.message}`);
    else if (event instanceof PromiseRejectionEvent) heard.push(`error: ${String(event.reason)}`);
    else if (event instanceof SecurityPolicyViolationEvent)
      heard.push(`error: the policy refused ${event.blockedURI} (${event.effectiveDirective})`);
    else if (event.target instanceof Element)
      heard.push(`error: could not load ${event.target.outerHTML.slice(0, 200)}`);
  };
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, tell, true);
  const ask = fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (!answer.ok) heard.push(`response ${answer.status}: ${answer.url}`);
    return answer;
  };
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
}

/** In the page: errors recorded since the last call. */
export function takeHeard(): string[] {
  const page: ListenedWindow = window;
  return page.heardHere?.splice(0) ?? [];
}
