/** Whether the browser supports invoker commands (`command`, `commandfor`). */
export function hasCommands(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
