import { describe, expect, it } from "vitest";
import { Assets } from "./assets.ts";

describe("a file that may be cached for ever", () => {
  it("is named after its content", () => {
    const assets = new Assets();
    const first = assets.add("/assets/a.svg", "one");
    expect(first).toMatch(/^\/assets\/a\.[\w-]{6}\.svg$/);
    expect(assets.add("/assets/a.svg", "two")).not.toBe(first);
  });

  it("keeps its name as long as its content stays", () => {
    expect(new Assets().add("/assets/a.svg", "one")).toBe(
      new Assets().add("/assets/a.svg", new TextEncoder().encode("one")),
    );
  });

  it("shares the hash of all that changes together with it", () => {
    const assets = new Assets();
    const hashOf = (address: string) => address.split(".")[1];
    const [old, now] = ["small large", "small LARGE"].map((text) => new TextEncoder().encode(text));
    const small = assets.add("/assets/a-200.avif", "small", old);
    expect(hashOf(assets.add("/assets/a-400.avif", "large", old))).toBe(hashOf(small));
    expect(assets.add("/assets/a-200.avif", "small", now)).not.toBe(small);
  });

  it("is kept once, however many pages show it", () => {
    const assets = new Assets();
    assets.add("/assets/a.svg", "one");
    const address = assets.add("/assets/a.svg", "one");
    expect([...assets.files.keys()]).toEqual([address]);
    expect(new TextDecoder().decode(assets.files.get(address))).toBe("one");
  });
});
