import { readLimitedText } from "../http/read-body.server";
import type { RequestContext } from "../http/request-context.server";
import { createApiContext } from "./api-context.server";
import { graphqlServer } from "./graphql-server.server";

/** Largest body of a call, bytes. */
const maxBodyBytes = 100_000;

/**
 * Answers a call of `/api-graphql` (part 3, §7). The answer carries `client-id`, and `session_id` and the cookie when a
 * session was started. Only JSON is taken: a form on another site cannot send that without asking first.
 * @throws the client error response when the host leads to no shop
 */
export async function answerGraphql(context: RequestContext, request: Request): Promise<Response> {
  const api = createApiContext(context, request);
  const headers = api.answerHeaders;
  if (request.method !== "POST") {
    headers.set("Allow", "POST");
    return refusal(405, "Send a POST with JSON.", headers);
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
    return refusal(415, "Send JSON (Content-Type: application/json).", headers);
  const body = await readLimitedText(request, maxBodyBytes);
  if (body === null) return refusal(413, `A call may have at most ${maxBodyBytes} bytes.`, headers);
  const call = new Request(new URL("/api-graphql", request.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
  });
  const answer = await graphqlServer.fetch(call, { api });
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(await answer.text(), { status: answer.status, headers });
}

function refusal(status: number, message: string, headers: Headers): Response {
  return Response.json({ errors: [{ message, extensions: { code: "bad_request" } }] }, { status, headers });
}
