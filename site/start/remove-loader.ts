/** Removes the loading screen when its CSS animation has ended, and dispatches "loader-gone" on the document. */
export function removeLoader(): void {
  const loader = document.querySelector("[data-loader]");
  if (!loader) return;
  const remove = (): void => {
    loader.remove();
    document.dispatchEvent(new Event("loader-gone"));
  };
  if (getComputedStyle(loader).visibility === "hidden") remove();
  else {
    loader.addEventListener("animationend", (event) => {
      if (event.target === loader) remove();
    });
  }
}
