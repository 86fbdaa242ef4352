/** Takes the loading screen's element out once CSS has let it go, and tells of it by the event "loader-gone". */
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
