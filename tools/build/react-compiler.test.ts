import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "oxc-transform-react";
import { build } from "vite";
import { afterAll, expect, it } from "vitest";
import { compilerOptions } from "#prerender/bundles/react-compiler.ts";

const project = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "compiler-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a component like the site. */
function bundle(source: string) {
  const input = join(folder, "tool-card.tsx");
  writeFileSync(input, source);
  return build({
    root: folder,
    configFile: join(project, "vite.config.ts"),
    logLevel: "silent",
    build: { write: false, rollupOptions: { input, external: /^react/, preserveEntrySignatures: "strict" } },
  });
}

it("the build gives a component its caches", async () => {
  const built = await bundle("export const ToolCard = ({ name }: { name: string }) => <b>{name}</b>;");
  expect(JSON.stringify(built)).toContain("react/compiler-runtime");
});

it("a component that the compiler refuses stops the build, with its file, its line and the reason", async () => {
  const source = `export function ToolCard({ tool, field }: { tool: Record<string, string>; field: string }) {
  const { [field]: _, ...rest } = tool;
  return <b>{Object.values(rest)}</b>;
}`;
  const expectedError = expect.objectContaining({
    message: expect.stringMatching(/Handle\s+(?:\|\s+)?computed\s.*tool-card\.tsx:2:\d+/s),
  });
  await expect(bundle(source)).rejects.toEqual(expectedError);
});

it("a component with a rule of React switched off stops the build", async () => {
  const source = `import { useEffect } from "react";
export function ToolCard({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return <b>{name}</b>;
}`;
  await expect(bundle(source)).rejects.toThrow(/tool-card\.tsx:5:\d+/);
});

it("the compiler takes every component of the site, also those that only the prerender draws", () => {
  const files = globSync("site/**/*.{ts,tsx}", { cwd: project });
  expect(files.length).toBeGreaterThan(400);
  const refused = files.flatMap((file) => {
    const source = readFileSync(join(project, file), "utf8");
    const { errors } = transformSync(file, source, { reactCompiler: compilerOptions });
    return errors.map(({ message, codeframe }) => codeframe ?? `${file}: ${message}`);
  });
  expect(refused).toEqual([]);
});
