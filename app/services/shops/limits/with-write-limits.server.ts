// @public

import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { type Build, mapHandlers, type Wrap } from "../context/map-handlers.server";
import { countWrite } from "./count-write.server";

/** Routes whose posts are not counted here, with the reason. */
export const uncountedRoutes: Readonly<Record<string, string>> = {
  "routes/admin-graphql": "counts the calls of each key",
  "routes/api-graphql": "counts each of its mutations",
  "routes/api+/payment+/$provider+/webhook": "takes what providers sign, all from a few addresses",
  "routes/admin_+/builder-block.$": "only reads",
  "routes/api+/track": "has a limit of its own",
  "routes/api+/$": "knows no call",
  "routes/api+/pliable+/search": "only reads",
  "routes/api+/pliable+/search-sellers": "only reads",
  "routes/api+/check-doc-version": "only reads",
  "routes/api+/setting+/configuration": "only reads",
  "routes/ucp+/v1.$": "counts the calls of each agent",
  "routes/ucp+/mcp": "counts the calls of each agent",
  "routes/mcp": "only reads, and counts its calls",
  "routes/login_.social.applecallback": "only leads on; Apple posts here",
};

/**
 * The build whose actions count each post by address and customer (rule input-18). A call is answered with
 * JSON.
 */
export const withWriteLimits = (build: Build): Build => mapHandlers(build, counting);

const counting: Wrap = (handler, kind, { id }) => {
  if (kind === "loader" || id in uncountedRoutes) return handler;
  return async (args) => {
    try {
      await countWrite(args.context);
    } catch (error) {
      if (!isAppError(error) || !id.startsWith("routes/api+/")) throw error;
      const { message, status } = error;
      throw Response.json({ success: false, message }, { status, headers: headersOfError(error) });
    }
    return handler(args);
  };
};
