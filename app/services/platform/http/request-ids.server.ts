// @public

import type { IncomingMessage } from "node:http";

/** The id of a request: the same in its answer, in the access log and in every line logged for it. */
export type RequestIdOf = (req: IncomingMessage) => string;

const idOfRequest = Symbol("id of the request");

/**
 * A request that holds its id itself: a WeakMap of all requests costs each of them more than making the id.
 */
type NumberedRequest = IncomingMessage & { [idOfRequest]?: string };

/**
 * Gives each request of this process an id that is short and unique: when the process started, and a count.
 */
export function createRequestIds(startedMs = Date.now()): RequestIdOf {
  const prefix = startedMs.toString(36);
  let count = 0;
  return (req: NumberedRequest) => {
    req[idOfRequest] ??= `${prefix}-${(count++).toString(36)}`;
    return req[idOfRequest];
  };
}
