// @public

import { isAppError } from "~/models/platform/error/app-error";
import { maxJsonBytes } from "../platform/http/reading/read-json.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { createApiContext } from "./graphql/api-context.server";
import { graphqlServer } from "./graphql/graphql-server.server";
import { readCall, refuseCall } from "./graphql/reading/read-call.server";

/**
 * Answers a call of `/api-graphql` (rule api-3) with the header `client-id`, and with `session_id` and the
 * cookie if a session was started.
 * @throws the client error response if the host belongs to no shop
 */
export async function answerGraphql(context: RequestContext, request: Request): Promise<Response> {
  const headers = new Headers({ "client-id": context.shop.id });
  const sent = await readCall(request, { maxBytes: maxJsonBytes, headers });
  if (sent instanceof Response) return sent;
  const api = await openApi(context, request);
  if (isAppError(api)) return refuseCall(api.status, api.message, headers, api.code);
  const { status, body } = await graphqlServer(sent.body, { api });
  api.answerHeaders.set("Content-Type", "application/json; charset=utf-8");
  return new Response(body, { status, headers: api.answerHeaders });
}

/** The context of the call, or the expected refusal of what its headers name. */
const openApi = (context: RequestContext, request: Request) =>
  createApiContext(context, request).catch((error: unknown) => {
    if (isAppError(error)) return error;
    throw error;
  });
