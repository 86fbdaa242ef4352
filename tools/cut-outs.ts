import { cutOutReport } from "#prerender/picture-rules/cut-out-report.ts";

// `npm run cut-outs`: lists what each cut-out represents.
console.log(cutOutReport());
