// @public

import { STATUS_CODES } from "node:http";
import { type AppError, headersOfError, isAppError } from "~/models/platform/error/app-error";
import { retryAfterS, unavailableJson } from "~/models/platform/error/unavailable";
import { isUnstorableText } from "../../platform/db/is-unstorable-text.server";
import { refusalOf } from "../../platform/db/refusal-of.server";
import { type Build, mapHandlers, type Wrap } from "../context/map-handlers.server";

/**
 * The build whose loaders and actions answer 503 where the database was away or busy (rule resilience-3), 404
 * or 400 where what was asked for is no text that anything could have, and the status of an expected refusal
 * that no form of the page shows (rule errors-6). Here, ahead of Remix, because Remix makes a 500 of whatever
 * else is thrown.
 */
export const withRefusals = (build: Build): Build => mapHandlers(build, refusing);

const refusing: Wrap = (handler, kind) => async (args) => {
  try {
    return await handler(args);
  } catch (thrown) {
    if (isUnstorableText(thrown)) throw new Response(null, { status: kind === "loader" ? 404 : 400 });
    if (isAppError(thrown)) throw refusedBy(thrown);
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const { log, requestId } = args.context;
    log.warn("request refused", { requestId, refusal, error: thrown });
    throw Response.json(unavailableJson(new URL(args.request.url).pathname), {
      status: 503,
      headers: { "Retry-After": String(retryAfterS) },
    });
  }
};

const refusedBy = (error: AppError): Response =>
  new Response(error.message, {
    status: error.status,
    statusText: STATUS_CODES[error.status] ?? "",
    headers: headersOfError(error),
  });
