import fc from "fast-check";

/*
 * Every random test draws from the seed of the run, which its first line names: `TEST_SEED=… npm test` draws the same
 * again. fast-check adds the path to the case that failed.
 */
fc.configureGlobal({ seed: Number(process.env["TEST_SEED"]) });
