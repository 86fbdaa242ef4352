/** Lets the browser paint and answer before going on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The task after the next frame: what was drawn before is in sight. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}
