import type { Plugin } from "graphql-yoga";
import { isAppError } from "~/models/platform/error/app-error";
import { unavailable } from "~/models/platform/error/unavailable";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { refusalOf } from "../../../platform/db/refusal-of.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { GraphQLError } from "../graphql-module.server";

/** What both APIs' resolvers get as their third argument. */
export type CallContext = { api: { ctx: RequestContext } };

/**
 * Decides which part of an error clients see. Errors in the query and expected failures (`AppError`) keep
 * their message; a database that is away or busy is 'unavailable' (rule resilience-3); any other error is
 * logged with its stack and reported as 'Internal Server Error' (rule api-2) with the request id.
 */
export const maskFaults: Plugin<CallContext> = {
  onExecute({ args }) {
    const { api } = args.contextValue;
    return {
      onExecuteDone({ result, setResult }) {
        if (!("errors" in result) || !result.errors) return;
        setResult({ ...result, errors: result.errors.map((error) => toldError(api, error)) });
      },
    };
  },
};

function toldError({ ctx }: CallContext["api"], error: GraphQLError): GraphQLError {
  const { nodes, path } = error;
  // An error without a path occurred before execution: the query or its variables are wrong.
  if (path === undefined) return error;
  const where = { nodes: nodes ?? null, path };
  const cause = causeOf(error);
  if (isAppError(cause)) {
    const { code, status, field, message } = cause;
    const stored = isStaleRecord(cause) ? { current: cause.current, version: cause.version } : {};
    const extensions = { ...stored, code, status, ...(field ? { field } : {}) };
    return new GraphQLError(message, { ...where, extensions });
  }
  const { requestId } = ctx;
  const refusal = refusalOf(cause);
  if (refusal) {
    ctx.log.warn("api call refused", { requestId, shop: ctx.shop.code, path, refusal, error: cause });
    // The whole answer is a 503 where a part was refused, so that programs try it again.
    const extensions = { code: "unavailable", status: 503, requestId, http: { status: 503 } };
    return new GraphQLError(unavailable.text, { ...where, extensions });
  }
  ctx.log.error("api call failed", { requestId, shop: ctx.shop.code, path, error: cause });
  return new GraphQLError("Internal Server Error", { ...where, extensions: { code: "internal", requestId } });
}

/** The original error, below any number of wrappers. */
function causeOf(error: Error): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}
