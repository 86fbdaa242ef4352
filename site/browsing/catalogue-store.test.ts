import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import { CatalogueStore } from "./catalogue-store.ts";
import type { CategoryFile, StoredProduct } from "./data-files.ts";
import type { CategoryData, ShownPicture } from "./shown-product.ts";

const files = { turning: "/data/turning.1.json", pcd: "/data/pcd.2.json" };
const turning: CategoryData = {
  category: { id: "turning", label: "Turning", subCategories: [] },
  products: [],
  series: { "turning/taps": { title: "Taps", columns: [], deliveryFrom: 0, groups: [] } },
  placePictures: {},
  fits: "/data/fits-turning.1.json",
  hsn: {},
  places: {},
};
/** The category's file without products. */
const turningFile: CategoryFile = {
  ...turning,
  series: [["turning/taps", { title: "Taps", columns: [], deliveryFrom: 0, groups: [] }]],
  seriesColumns: [],
  glossary: undefined,
  products: [],
  pictures: [],
  startValues: [],
  more: [],
};

let request: Mock<(file: string) => Promise<Response>>;
let logged: Mock;

beforeEach(() => {
  request = vi.fn(async () => Response.json(turningFile));
  vi.stubGlobal("fetch", request);
  logged = vi.spyOn(console, "error").mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("asking how far a category has come fetches nothing", () => {
  expect(new CatalogueStore(files).stateOf("turning")).toEqual({ status: "loading" });
  expect(request).not.toHaveBeenCalled();
});

test("a category's products come from its own file", async () => {
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(request.mock.calls).toEqual([[files.turning]]);
  expect(store.stateOf("turning")).toEqual({ status: "ready", data: turning });
});

test("a category that is at hand already is not fetched", async () => {
  const store = new CatalogueStore(files, turning);
  await store.load("turning");
  expect([store.stateOf("turning").status, request.mock.calls.length]).toEqual(["ready", 0]);
});

test("a category asked for twice is fetched once", async () => {
  const store = new CatalogueStore(files);
  await Promise.all([store.load("turning"), store.load("turning")]);
  await store.load("turning");
  expect(request).toHaveBeenCalledTimes(1);
});

test("who asks again while a category is under way waits for it too", async () => {
  const store = new CatalogueStore(files);
  void store.load("turning");
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("ready");
});

test("a category fetched ahead in vain is neither failed nor logged, and is fetched again once asked for", async () => {
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const store = new CatalogueStore(files);
  await expect(store.loadAhead("turning")).rejects.toThrow("Failed to fetch");
  expect([store.stateOf("turning").status, logged.mock.calls]).toEqual(["loading", []]);
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("ready");
});

test("a category that has failed is not fetched ahead: the button to try again stays under the finger", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const store = new CatalogueStore(files);
  await store.load("turning");
  request.mockImplementation(async () => Response.json(turningFile));
  await store.loadAhead("turning");
  expect(store.stateOf("turning").status).toBe("failed");
});

test("a category that nobody knows is never fetched", async () => {
  const store = new CatalogueStore(files);
  await store.load("welding");
  await store.load("");
  expect(request).not.toHaveBeenCalled();
});

test("a connection that breaks is a state, not an exception, and is logged by the category's name", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("failed");
  expect(logged.mock.calls[0]?.[0]).toContain("turning");
});

test("an answer that is no success is a failure", async () => {
  request.mockResolvedValue(new Response("gone", { status: 404 }));
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("failed");
});

test("an answer that is no JSON is a failure", async () => {
  request.mockResolvedValue(new Response("<html>"));
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("failed");
});

test("a category that failed can be fetched again", async () => {
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const store = new CatalogueStore(files);
  await store.load("turning");
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("ready");
});

test("who asks again while an attempt is failing gets a new one, and hears of no failure in between", async () => {
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const store = new CatalogueStore(files);
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.stateOf("turning").status));
  await Promise.all([store.load("turning"), store.load("turning")]);
  expect(heard).toEqual(["loading", "ready"]);
});

test("one category's failure leaves the others alone", async () => {
  const store = new CatalogueStore(files, turning);
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await store.load("pcd");
  expect([store.stateOf("turning").status, store.stateOf("pcd").status]).toEqual(["ready", "failed"]);
});

test("who listens hears of every change until he stops", async () => {
  const store = new CatalogueStore(files);
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.stateOf("turning").status));
  await store.load("turning");
  stop();
  await store.load("pcd");
  expect(heard).toEqual(["loading", "ready"]);
});

test("a state stays the same object while nothing changes, so that nothing is drawn anew", async () => {
  const store = new CatalogueStore(files);
  expect(store.stateOf("pcd")).toBe(store.stateOf("pcd"));
  await store.load("turning");
  expect(store.stateOf("turning")).toBe(store.stateOf("turning"));
});

test("products that don't fit into a category's file are put behind those that do, in order", async () => {
  const picture: ShownPicture = { sources: [], src: "/tap.webp", width: 4, height: 4, kind: "Illustration" };
  const stored = (id: string): StoredProduct => ({
    id,
    name: id,
    description: id,
    family: "tap",
    subcategory: "taps",
    picture: 0,
    series: 0,
    at: 0,
    sizeLabel: "",
    specifications: {},
  });
  const answers: Record<string, unknown> = {
    [files.turning]: {
      ...turningFile,
      pictures: [picture],
      products: [stored("a")],
      more: ["/data/2.json", "/data/3.json"],
    },
    "/data/2.json": { products: [stored("b"), stored("c")] },
    "/data/3.json": { products: [stored("d")] },
  };
  request.mockImplementation(async (file) => Response.json(answers[file]));
  const store = new CatalogueStore(files);
  await store.load("turning");
  const state = store.stateOf("turning");
  const products = state.status === "ready" ? state.data.products : [];
  expect(products.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(products[3]).toMatchObject({ category: "turning", picture });
});

test("a category of which one file is missing has failed as a whole", async () => {
  request.mockImplementation(async (file) =>
    file === files.turning
      ? Response.json({ ...turningFile, more: ["/data/2.json"] })
      : new Response("", { status: 404 }),
  );
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(store.stateOf("turning").status).toBe("failed");
});

const glossary = "/data/glossary.1.json";

test("the glossary comes once, with the first category", async () => {
  request.mockImplementation(async () => Response.json({ ...turningFile, glossary }));
  const store = new CatalogueStore(files);
  await store.load("turning");
  await store.load("pcd");
  expect(request.mock.calls.flat()).toEqual([files.turning, glossary, files.pcd]);
  expect(store.stateOf("pcd")).toMatchObject({ status: "ready", data: { glossary: { fits: turning.fits } } });
});

test("a glossary that can't be had costs the explanations and not the tools", async () => {
  request.mockImplementation(async (file) =>
    Response.json({ ...turningFile, glossary }, { status: file === glossary ? 404 : 200 }),
  );
  const store = new CatalogueStore(files);
  await store.load("turning");
  expect(store.stateOf("turning")).toEqual({ status: "ready", data: turning });
});
