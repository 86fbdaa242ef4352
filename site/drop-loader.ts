/** Takes the loading screen's element out once it has gone (CSS alone lets it go), and says so. */
export function dropLoader(): void {
  const loader = document.querySelector("[data-loader]");
  if (!loader) return;
  const drop = (): void => {
    loader.remove();
    document.dispatchEvent(new Event("loader-gone"));
  };
  if (getComputedStyle(loader).visibility === "hidden") drop();
  else {
    loader.addEventListener("animationend", (event) => {
      if (event.target === loader) drop();
    });
  }
}
