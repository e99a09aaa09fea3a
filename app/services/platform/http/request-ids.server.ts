import type { IncomingMessage } from "node:http";

/** The id of a request: the same in its answer, in the access log and in every line logged for it. */
export type RequestIdOf = (req: IncomingMessage) => string;

/**
 * Gives each request of this process an id that is short and unique: when the process started, and a count.
 */
export function createRequestIds(startedMs = Date.now()): RequestIdOf {
  const ids = new WeakMap<IncomingMessage, string>();
  const prefix = startedMs.toString(36);
  let count = 0;
  return (req) => {
    const known = ids.get(req);
    if (known) return known;
    const id = `${prefix}-${(count++).toString(36)}`;
    ids.set(req, id);
    return id;
  };
}
