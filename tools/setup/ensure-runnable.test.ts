import { afterEach, beforeEach, expect, it } from "vitest";
import { makeStandInProject, type StandInProject } from "../testing/stand-in-project.ts";

const LOCK = JSON.stringify({
  packages: {
    "": { name: "project" },
    "node_modules/server-library": { version: "2.0.0" },
    "node_modules/bundler": { version: "8.0.0", dev: true },
    "node_modules/node-for-another-system": { version: "24.0.0", optional: true },
  },
});

/** npm's record after `npm ci --omit=dev`. */
function noteOf(version: string): string {
  return JSON.stringify({ packages: { "node_modules/server-library": { version } } });
}

let project: StandInProject;
beforeEach(async () => {
  project = makeStandInProject();
  project.write("package-lock.json", LOCK);
  project.write("server/messages.ts", 'console.log("No messages yet.");');
  await project.run("start.mjs");
  // The folder after `npm ci --omit=dev`, which empties it first.
  project.remove("node_modules");
  project.write("node_modules/.package-lock.json", noteOf("2.0.0"));
});
afterEach(() => project.dispose());

it("a release without its tools for building serves what was built", async () => {
  expect((await project.run("start.mjs")).calls).toEqual(["server"]);
});

it("its messages are read without installing anything", async () => {
  const { code, text, calls } = await project.run("run.mjs", {}, ["messages", "list"]);
  expect([code, text, calls]).toEqual([0, "No messages yet.\n", []]);
});

it("the tools are installed where they are needed: after a change of the content", async () => {
  project.write("content/company.json", "changed");
  expect((await project.run("start.mjs")).calls).toEqual(["npm ci", "build", "server"]);
});

it("a package of another version than the lock file's doesn't count as installed", async () => {
  project.write("node_modules/.package-lock.json", noteOf("1.9.0"));
  expect((await project.run("start.mjs")).calls).toEqual(["npm ci", "server"]);
});
