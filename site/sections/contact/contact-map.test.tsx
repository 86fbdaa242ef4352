import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactMap } from "./contact-map.tsx";

const map = { src: "https://www.google.com/maps?q=Gurugram&output=embed", address: "Gurugram" };

it("as delivered, the map is asked for only where no script can ask the visitor's browser first", () => {
  const html = renderToStaticMarkup(<ContactMap {...map} />);
  expect(html).toMatch(/^<noscript><iframe [^>]*><\/iframe><\/noscript>$/);
});

it("that waits names its host in nothing but a link into its frame, which works without script too", () => {
  const html = renderToStaticMarkup(<ContactMap {...map} waits />);
  const [frame = "", link = ""] = html.split("</iframe>");
  expect(frame).toMatch(/^<noscript><iframe name="map"/);
  expect(frame).toContain('sandbox="allow-scripts');
  expect(frame).not.toContain("src=");
  expect(link).toContain('target="map"');
  expect(link).toContain(">Show map</a>");
});
