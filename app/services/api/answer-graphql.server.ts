import { isAppError } from "~/models/platform/error/app-error";
import { maxJsonDepth, parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../platform/http/read-body.server";
import { isJson, maxJsonBytes } from "../platform/http/read-json.server";
import type { RequestContext } from "../shops/request-context.server";
import { createApiContext } from "./graphql/api-context.server";
import { graphqlServer } from "./graphql/graphql-server.server";

/**
 * Answers a call of `/api-graphql` (rule api-3) with the header `client-id`, and with `session_id` and the
 * cookie if a session was started. It accepts only JSON, which a form on another site cannot send without a
 * preflight.
 * @throws the client error response if the host belongs to no shop
 */
export async function answerGraphql(context: RequestContext, request: Request): Promise<Response> {
  const headers = new Headers({ "client-id": context.shop.id });
  if (request.method !== "POST") {
    headers.set("Allow", "POST");
    return refusal(405, "Send a POST with JSON.", headers);
  }
  if (!isJson(request)) return refusal(415, "Send JSON (Content-Type: application/json).", headers);
  const body = await readLimitedText(request, maxJsonBytes);
  if (body === null) return refusal(413, `A call may have at most ${maxJsonBytes} bytes.`, headers);
  if (parseBoundedJson(body) === undefined)
    return refusal(400, `JSON may be nested at most ${maxJsonDepth} levels deep.`, headers);
  const api = await openApi(context, request);
  if (isAppError(api)) return refusal(api.status, api.message, headers, api.code);
  const call = new Request(new URL("/api-graphql", request.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
  });
  const answer = await graphqlServer.fetch(call, { api });
  api.answerHeaders.set("Content-Type", "application/json; charset=utf-8");
  return new Response(await answer.text(), { status: answer.status, headers: api.answerHeaders });
}

/** The context of the call, or the expected refusal of what its headers name. */
const openApi = (context: RequestContext, request: Request) =>
  createApiContext(context, request).catch((error: unknown) => {
    if (isAppError(error)) return error;
    throw error;
  });

function refusal(status: number, message: string, headers: Headers, code = "bad_request"): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
