import { createJudge } from "../content/judge.ts";

/** For tests: one judging thread for all desks of a worker. To read the build's code takes it longer than to judge. */
export const sharedJudge = createJudge();
