/**
 * @typedef {object} Command
 * @property {string} [file] the file that runs it
 * @property {string[]} [programs] package programs that run it, one after the other
 * @property {string} about
 * @property {{ names: string, about: string }} [words] the arguments that it takes
 * @property {Record<string, { value?: string, about: string }>} [options] an option with `value` takes a value; "N" is
 * a whole number from 1
 * @property {true} [endsWithLauncher] it ends when the launcher ends, even by SIGKILL
 * @property {true} [readsItself] the file parses its own command line
 */

/**
 * Every command by its name in package.json.
 * @type {Record<string, Command>}
 */
export const commands = {
  start: {
    file: "tools/start.mjs",
    about:
      "Installs what is missing, builds what is stale and serves the site on http://localhost:3000 (PORT).",
  },
  test: {
    file: "tools/test.ts",
    about: 'Installs what is missing, Chromium too, and runs every check. Ends with "N passed, N failed".',
    options: {
      only: { value: "STEP,STEP", about: "only these steps; an unknown one is answered with the list" },
    },
  },
  dev: {
    file: "tools/dev.mjs",
    about: "Serves the site for development: a change of texts, code, style or server shows at once.",
  },
  build: {
    file: "tools/build.mjs",
    about: "Builds the site into dist/, unless what is there is up to date.",
    options: {
      content: { value: "FOLDER", about: "build this content in place of content/" },
      out: { value: "FOLDER", about: "write into dist/ of this folder" },
    },
  },
  "test:browsers": {
    file: "tools/test-browsers.ts",
    about:
      "Makes one journey through the built site in Firefox and WebKit, where they are installed, and in Chromium.",
    options: { project: { value: "NAME", about: "only this browser: Chromium, Firefox or WebKit" } },
  },
  "test:faults": {
    file: "tools/test-faults.ts",
    about:
      "Kills the server, fills its disk, installs it and puts it behind nginx, for minutes (docs/reliability.md).",
    words: {
      names: "FILE…",
      about: "only the files of server/faults/ and tools/faults/ whose names contain one of these",
    },
  },
  "test:simulation": {
    file: "server/simulation/main.ts",
    about: "Runs the whole server in one process from a seed, with every fault (docs/reliability.md).",
    options: {
      seeds: { value: "N", about: "how many; 2000 if left out" },
      from: { value: "N", about: "the first of them; 1 if left out" },
      seed: { value: "N", about: "replay this one, with its history" },
      nth: { about: "fail each operation of each scenario in turn" },
      desk: { about: "let people at the desk answer, and visitors accept" },
      engine: { value: "NAME", about: "sqlite, or postgresql for a real one; sqlite if left out" },
    },
  },
  "test:mutants": {
    file: "tools/mutants/main.ts",
    about:
      "Changes the code a little, a line at a time, in a copy, and says which changes no unit test notices.",
    words: { names: "PATH…", about: "only files whose paths begin with one of these" },
    options: {
      seed: { value: "N", about: "another number tries other lines; 1 if left out" },
      mutants: { value: "N", about: "how many in all; 20 if left out" },
    },
  },
  lint: {
    programs: ["node tools/architecture/judge-project.ts", "oxlint --type-aware --deny-warnings"],
    about:
      "Looks for mistakes in the code, and for imports, names and leftovers that the rules of the house forbid.",
    options: { fix: { about: "mend what can be mended by itself" } },
  },
  format: {
    programs: ["oxfmt ."],
    about: "Formats all code.",
    options: { check: { about: "only say which files are not formatted" } },
  },
  look: {
    file: "tools/look.ts",
    about: "Takes pictures of every section and state and compares them with the kept ones (docs/look.md).",
    words: { names: "NAME…", about: "only pictures whose names begin with one of these" },
    options: { accept: { about: "keep the pictures taken now" } },
  },
  messages: {
    file: "server/messages.ts",
    about: "Lists, shows, exports and deletes the messages that came in by the form.",
    readsItself: true,
  },
  desk: {
    file: "desk/command.ts",
    about: "Says who may sign in at the supplier's desk: invites, recovers and removes people.",
    readsItself: true,
  },
  "launch-check": {
    file: "tools/launch-check.ts",
    about: "Lists sample values and contradictions that are still in the content.",
  },
  upgrade: {
    file: "tools/upgrade/main.mjs",
    about:
      "On the machine that serves the site: makes a backup, builds a release beside the running one, changes to it and checks it; goes back by itself where it isn't ready (docs/operations.md).",
    words: {
      names: "VERSION",
      about: "a release such as 1.2.0, by the commit that CHANGELOG names, or a commit",
    },
    options: {
      back: { about: "change to the release before" },
      base: {
        value: "FOLDER",
        about: "the folder of the releases and of the link current; the one above this",
      },
      backups: { value: "FOLDER", about: "where the backup goes; /var/backups/cutting-tools if left out" },
      restart: { value: "COMMAND", about: "systemctl restart cutting-tools if left out" },
      check: { value: "URL", about: "http://127.0.0.1:3000/readyz if left out" },
      patience: { value: "N", about: "seconds until the restarted server is ready; 60 if left out" },
    },
  },
  audit: {
    file: "tools/audit.ts",
    endsWithLauncher: true,
    about: "Has headers, HTML and pages judged by well-known programs. Installs them first; needs Java.",
  },
  advisories: {
    file: "tools/advisories/main.ts",
    about: "Asks the registry whether a package that ships has a known fault; says loudly where it can't.",
  },
  sbom: {
    file: "tools/sbom/main.ts",
    about: "Lists what is shipped as CycloneDX, with the licences, into .build/sbom/.",
  },
  font: {
    file: "tools/font.ts",
    about: "Cuts the page's font anew into art/font/, after a change of its glyphs or of its package.",
  },
  "cut-outs": {
    file: "tools/cut-outs.ts",
    about: "Says what each cut-out stands for, and which products another body stands in for.",
  },
  wordmark: {
    file: "tools/wordmark.ts",
    about: "Draws the company's wordmark anew into art/brand/, after a change of its name.",
  },
  "content-schemas": {
    file: "tools/content-schemas.ts",
    about: "Writes content/schemas/ anew, by which editors check the content.",
  },
  "generate-products": {
    file: "tools/generate-products.ts",
    about: "Writes a copy of content/ in which the series are repeated until there are so many products.",
    words: { names: "COUNT", about: "how many products in all" },
    options: {
      out: { value: "FOLDER", about: "where to; .build/generated-content if left out" },
    },
  },
  catalogue: {
    file: "tools/catalogue.ts",
    about:
      "The range as a spreadsheet: export writes it, import shows what a changed one would change; families lists it, carry-over brings an older content folder into its form.",
    words: {
      names: "export|import FILE, families, carry-over",
      about: "the spreadsheet, .csv or .xlsx; families and carry-over take no file",
    },
    options: {
      apply: { about: "import: write it, all or nothing" },
      remove: { value: "N", about: "import: say that so many products are to go, where they are many" },
      content: { value: "FOLDER", about: "another content folder; content/ if left out" },
    },
  },
  art: {
    file: "art/render.mjs",
    about: "Renders pictures with Blender (art/README.md).",
    words: {
      names: "NAME…",
      about:
        "scenes, or beginnings of their names; `sheet` for a contact sheet, `scales NAME…` to measure only",
    },
    options: {
      all: { about: "all scenes" },
      draft: { about: "quickly and coarsely; keeps nothing" },
      again: { about: "also what is there already" },
      threads: { value: "N", about: "of the renderer; 1 if left out" },
    },
  },
  bench: {
    file: "bench/pages.mjs",
    about: "Measures the page beside a static one and writes the tables of docs/performance.md.",
    options: {
      rounds: { value: "N", about: "how often each; 5 if left out" },
      forms: { value: "FORMS", about: "mobile, desktop or mobile,desktop, as if left out" },
      print: { about: "write no file" },
    },
  },
  "bench:growth": {
    file: "bench/growth.mjs",
    about: "Measures ranges of several sizes and writes table and plot of docs/performance.md.",
    options: {
      counts: { value: "N,N", about: "numbers of products; 1500,3000,10000 if left out" },
      rounds: { value: "N", about: "how often each; 5 if left out" },
      once: { value: "N,N", about: "ranges to visit once, for their first load" },
    },
  },
  "bench:messages": {
    file: "bench/messages.ts",
    about: "Measures how many messages a second the server stores, and its memory (docs/reliability.md).",
    options: {
      "database-url": { value: "URL", about: "measure this PostgreSQL; SQLite if left out" },
      seconds: { value: "N", about: "for each number of visitors; 5 if left out" },
      total: { value: "N", about: "messages over which the memory is watched; 100000 if left out" },
    },
  },
};
