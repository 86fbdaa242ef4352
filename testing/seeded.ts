import fc from "fast-check";

/*
 * Every random test uses the run's seed, which the first line of output names: `TEST_SEED=… npm test` repeats it.
 * fast-check adds the path to the case that failed.
 */
fc.configureGlobal({ seed: Number(process.env["TEST_SEED"]) });
