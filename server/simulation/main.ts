import { parseArgs } from "node:util";
import { Figures } from "./figures.ts";
import { failEach, scenarios } from "./nth-fault.ts";
import { RAM_FOLDER } from "./ram-folder.ts";
import { runSeed } from "./run-seed.ts";
import { startPostgres } from "../testing/running-postgres.ts";

// `npm run test:simulation`: the whole server in one process, from a seed.
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
    nth: { type: "boolean", default: false },
    desk: { type: "boolean", default: false },
    engine: { type: "string", default: "sqlite" },
  },
});
if (!["sqlite", "postgresql"].includes(values.engine)) {
  console.error(`--engine: expected "sqlite" or "postgresql", found "${values.engine}".`);
  process.exit(1);
}
const server = values.engine === "postgresql" ? await startPostgres(RAM_FOLDER) : undefined;
const postgres = server?.address;
const figures = new Figures();
let failed = 0;
if (values.nth) {
  for (const scenario of scenarios) {
    const faults = await failEach(scenario, figures, { postgres });
    failed += faults.length;
    for (const fault of faults) console.log(`While ${scenario.name}, ${fault}`);
  }
} else if (values.seed === undefined) {
  const first = Number(values.from);
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const { fault } = await runSeed(seed, figures, { postgres, hasDesk: values.desk });
    if (fault === undefined) continue;
    failed += 1;
    console.log(`Seed ${seed}: ${fault}`);
  }
} else {
  const { fault, history } = await runSeed(Number(values.seed), figures, {
    isShrunk: true,
    postgres,
    hasDesk: values.desk,
  });
  console.log(history.join("\n"));
  console.log(fault === undefined ? "Everything held." : `It didn't hold: ${fault}`);
  if (fault !== undefined) failed += 1;
}
console.log(String(figures));
process.exitCode = failed === 0 ? 0 : 1;
await server?.stop();
