import { cutOutReport } from "#prerender/picture-rules/cut-out-report.ts";

// `npm run cut-outs`: says what each cut-out stands for.
console.log(cutOutReport());
