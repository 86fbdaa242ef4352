import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isNodeSupported } from "./node-version.mjs";
import { makeStandInProject, type StandInProject } from "../testing/stand-in-project.ts";

let project: StandInProject;
beforeEach(() => {
  project = makeStandInProject();
});
afterEach(() => project.dispose());

describe("starting", () => {
  it("installs and builds what is missing, and nothing the second time", async () => {
    const first = await project.run("start.mjs");
    expect(first.calls).toEqual(["npm ci", "build", "server"]);
    expect(first.text).toMatch(
      /^Installing .*half a minute.*…\nBuilding .*half a minute.*…\nStarting the server…\n$/,
    );
    expect(await project.run("start.mjs")).toMatchObject({
      calls: ["server"],
      text: "Starting the server…\n",
    });
  });

  it("ends as the server ends when a setting is wrong, with the server's sentence last", async () => {
    const { code, text } = await project.run("start.mjs", { PORT: "wrong" });
    expect(code).toBe(1);
    expect(text.trimEnd().split("\n").at(-1)).toBe("PORT: expected a whole number, found wrong.");
  });

  it("says so and serves nothing when the packages cannot be had", async () => {
    const { code, text, calls } = await project.run("start.mjs", { NPM_FAILS: "1" });
    expect(code).toBe(1);
    expect(calls).toEqual(["npm ci"]);
    expect(text).toContain(
      "npm error code ENOTFOUND\nThe packages could not be installed: npm ci ended with 1.",
    );
    expect(text).not.toContain("    at ");
  });
});

describe("a Node that is too old", () => {
  const versions = '{ ...process.versions, node: "18.20.8" }';
  const pretend = `data:text/javascript,Object.defineProperty(process, "versions", { value: ${versions} })`;
  const old = { NODE_OPTIONS: `--import=${encodeURI(pretend)}` };
  const sentence =
    "Node.js 20.19 or newer is needed (of version 22: 22.12 or newer); this is Node.js 18.20.8. " +
    "Install one from https://nodejs.org/ and run the command again.\n";

  it.each([
    ["npm start", "run.mjs", "start"],
    ["node tools/start.mjs", "start.mjs"],
  ])("is told so before anything is done: %s", async (_, tool, ...words) => {
    expect(await project.run(tool, old, words)).toEqual({ code: 1, text: sentence, calls: [] });
  });

  it.each(["12.22.12", "18.20.8", "20.0.0", "20.18.3", "21.7.3", "22.11.0"])("is %s", (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });

  it.each(["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.0.0", "26.1.0"])("is not %s", (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it("can read the first files: nothing in them is newer than such a Node", () => {
    const first = project.read("tools/run.mjs");
    expect([...first.matchAll(/^import .* from "(.*)";$/gm)].map(([, path]) => path)).toEqual([
      "./setup/node-version.mjs",
    ]);
    const code = [first, project.read("tools/setup/node-version.mjs")]
      .join("")
      .replaceAll(/\/\/.*|\/\*[^]*?\*\//g, "");
    expect(code).not.toMatch(/\?\?|\?\.|\bawait\b|[|&]{2}=/);
    expect(code.match(/^import /gm)).toHaveLength(1);
  });
});

describe("installing", () => {
  it("happens again when the lock file has changed or the packages are gone", async () => {
    await project.run("setup/setup.mjs");
    expect((await project.run("setup/setup.mjs")).calls).toEqual([]);
    project.write("package-lock.json", '{ "lockfileVersion": 3 }');
    expect((await project.run("setup/setup.mjs")).calls).toEqual(["npm ci"]);
    project.remove("node_modules");
    expect((await project.run("setup/setup.mjs")).calls).toEqual(["npm ci"]);
  });

  it("happens again where another Node did it that left packages out, and not for any other Node", async () => {
    const stamp = "node_modules/.setup-stamp";
    await project.run("setup/setup.mjs");
    const own = project.read(stamp);
    expect(own).toContain(` ${process.versions.node}\n`);
    project.write(stamp, own.replace(process.versions.node, "22.12.0"));
    expect((await project.run("setup/setup.mjs")).calls).toEqual([]);
    project.write(stamp, own.replace(process.versions.node, "18.20.8"));
    expect((await project.run("setup/setup.mjs")).calls).toEqual(["npm ci"]);
    project.write(stamp, own.replace(` ${process.versions.node}`, ""));
    expect((await project.run("setup/setup.mjs")).calls).toEqual(["npm ci"]);
  });

  it("leaves nothing out where the environment says production", async () => {
    const { calls } = await project.run("setup/setup.mjs", {
      NODE_ENV: "production",
      npm_config_omit: "dev",
    });
    expect(calls).toEqual(["npm ci"]);
  });

  it("is refused where node_modules is a link, which would empty another checkout's packages", async () => {
    project.write("elsewhere/react/package.json", "{}");
    project.link("node_modules", "elsewhere");
    const { code, text, calls } = await project.run("setup/setup.mjs");
    expect([code, calls]).toEqual([1, []]);
    expect(text).toMatch(
      /^Nothing was installed: node_modules is a link to .*elsewhere.*\(rm node_modules\)/m,
    );
    expect(text).not.toContain("    at ");
    expect(project.has("elsewhere/react/package.json")).toBe(true);
  });

  it("is tried again after a failure", async () => {
    await project.run("setup/setup.mjs", { NPM_FAILS: "1" });
    expect((await project.run("setup/setup.mjs")).calls).toEqual(["npm ci"]);
  });
});

describe("building", () => {
  beforeEach(async () => {
    await project.run("build.mjs");
  });

  it("is left out when nothing has changed, and says so", async () => {
    expect(await project.run("build.mjs")).toEqual({ code: 0, text: "Up to date.\n", calls: [] });
  });

  it.each([
    ["content", "content/company.json"],
    ["a source", "site/page.tsx"],
    ["a new file", "public/robots.txt"],
  ])("follows a change of %s", async (_, path) => {
    project.write(path, "changed");
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
  });

  it("follows a removed file and a removed result", async () => {
    project.remove("content/company.json");
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
    project.remove("dist/index.html");
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
  });

  it("follows the settings it reads, from the environment as from .env", async () => {
    expect((await project.run("build.mjs", { PUBLIC_URL: "https://a.example" })).calls).toEqual(["build"]);
    expect((await project.run("build.mjs", { PUBLIC_URL: "https://a.example" })).calls).toEqual([]);
    project.write(".env", "PUBLIC_URL=https://b.example\n");
    expect((await project.run("build.mjs", { PUBLIC_URL: "https://a.example" })).calls).toEqual([]);
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
    project.write(".env", "API_HOST=https://api.example\n");
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
  });

  it("stops in a sentence where .env is a link that leads nowhere, and builds nothing without its settings", async () => {
    project.link(".env", "nowhere.env");
    project.write("content/company.json", "changed");
    const { code, text, calls } = await project.run("build.mjs");
    expect([code, calls]).toEqual([1, []]);
    expect(text).toMatch(/^The settings file ".*\.env" is there but can't be read \(.*\)\.\n$/);
  });

  it("doesn't care for a test or for the server's settings", async () => {
    project.write("site/page.test.tsx", "changed");
    project.write(".env", "PORT=4000\n");
    expect((await project.run("build.mjs", { DATA_DIR: "elsewhere" })).calls).toEqual([]);
  });

  it("happens whenever options are given, which it hands on", async () => {
    const options = ["--content", "other", "--out", "elsewhere"];
    expect((await project.run("build.mjs", {}, options)).calls).toEqual([`build ${options.join(" ")}`]);
    expect((await project.run("build.mjs")).calls).toEqual([]);
  });

  it("is of the owner's site and of the tests' in one run, each only when it is stale", async () => {
    const forTests = async () => (await project.run("build/build-for-tests.mjs")).calls;
    const own = "--content content --out .";
    const tests = "--content testing/content --out .build/test-site";
    expect(await forTests()).toEqual([`build ${tests}`]);
    expect(await forTests()).toEqual([]);
    project.write("content/company.json", "changed");
    expect(await forTests()).toEqual(["build"]);
    project.write("site/page.tsx", "changed");
    expect(await forTests()).toEqual([`build ${tests} ${own}`]);
  });

  it("of the tests' site knows none of a developer's settings", async () => {
    await project.run("build/build-for-tests.mjs");
    project.write(".env", "PUBLIC_URL=https://b.example\n");
    expect((await project.run("build/build-for-tests.mjs", { API_HOST: "https://a.example" })).calls).toEqual(
      [],
    );
  });

  it("doesn't take what a failed build left for the earlier one", async () => {
    project.write("content/company.json", "wrong");
    const failed = await project.run("build.mjs", { BUILD_FAILS: "1" });
    expect(failed.code).toBe(1);
    expect(failed.text.trimEnd().split("\n").at(-1)).toBe("The site was not built: see above.");
    project.write("content/company.json", "{}");
    expect((await project.run("build.mjs")).calls).toEqual(["build"]);
  });
});
