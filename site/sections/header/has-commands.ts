/** Whether the browser runs invoker commands (`command`, `commandfor`) itself, with or without our script. */
export function hasCommands(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
