import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactMap } from "./contact-map.tsx";

const map = { src: "https://www.google.com/maps?q=Gurugram&output=embed", address: "Gurugram" };

/** The prerendered HTML, split into the frame that a link opens the map in and the rest. */
function delivered(isOnPress: boolean): [frame: string, rest: string] {
  const [frame = "", rest = ""] = renderToStaticMarkup(<ContactMap {...map} isOnPress={isOnPress} />).split(
    "</iframe>",
  );
  return [frame, rest];
}

it("as delivered, the map stays away until the browser was asked: without script a link in its place opens it", () => {
  const [frame, rest] = delivered(false);
  expect(frame).toMatch(/^<noscript><iframe name="map"/);
  expect(frame).not.toContain("src=");
  expect(rest).toMatch(/^<\/noscript><noscript><a [^>]*target="map"[^>]*>Show map<\/a><\/noscript>$/);
});

it("that waits for everybody's press shows its link with script too", () => {
  const [frame, rest] = delivered(true);
  expect(frame).toMatch(/^<noscript><iframe name="map"/);
  expect(frame).toContain('sandbox="allow-scripts');
  expect(frame).not.toContain("src=");
  expect(rest).toMatch(/^<\/noscript><a [^>]*target="map"[^>]*>Show map<\/a>$/);
});
