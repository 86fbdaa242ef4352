import type { Log } from "../report/log.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { Receipt } from "./receipt.ts";

/**
 * Logs one line about a post: numbers and names of fields, never their content.
 * @param ms time in milliseconds from the request's headers to the answer.
 */
export function logReceipt(log: Log, receipt: Receipt, ms: number): void {
  const { event, status, key, bytes, fields, flag, cause } = receipt;
  const line = {
    event,
    status,
    ...(key === undefined ? {} : { key: referenceOf(key) }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(fields === undefined ? {} : { fields: Object.keys(fields) }),
    ...(flag === undefined ? {} : { flag }),
    ...(cause === undefined ? {} : { cause }),
    ms: Math.round(ms),
  };
  if (status === 503) log.error(line);
  else if (status !== 200) log.warn(line);
  else log.info(line);
}
