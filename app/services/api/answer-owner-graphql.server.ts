// @public

import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { findApiKey } from "../accounts/api-keys/find-api-key.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { readCall, refuseCall } from "./graphql/reading/read-call.server";
import { answerOnce } from "./owner-graphql/answer-once.server";
import { asksForChanges } from "./owner-graphql/asked-operation.server";
import { limitCalls } from "./owner-graphql/limit-calls.server";
import { createOwnerApi } from "./owner-graphql/owner-context.server";
import { ownerServer } from "./owner-graphql/owner-server.server";

/** Largest body, bytes (rule owner-api-5): a thousand products, or ten thousand prices. */
const maxBytes = 2_000_000;

/** What a caller may name a call; also as the quoted text that the IETF draft makes of it. */
const idempotencyKey = /^"?([\x21\x23-\x7e]{1,200})"?$/;

/**
 * Answers a call of `/admin-graphql`, the owner's API (docs/rules/owner-api.md). Without a valid key it
 * answers 401, in the same words whatever is wrong with the key. Nothing is cached.
 * @throws the client error response if the host belongs to no shop
 */
export async function answerOwnerGraphql(context: RequestContext, request: Request): Promise<Response> {
  context.doNotCache();
  const headers = new Headers({ "client-id": context.shop.id, "Cache-Control": "no-store" });
  const key = await findApiKey(context, request);
  if (!key) {
    headers.set("WWW-Authenticate", "Bearer");
    return refuseCall(401, "Send a key of this business as a bearer token.", headers, "sign_in_required");
  }
  if (!(await limitCalls(context, key, headers)))
    return refuseCall(429, "Too many calls. Wait as long as Retry-After says.", headers, "too_many");
  const sent = await readCall(request, { maxBytes, headers });
  if (sent instanceof Response) return sent;
  const given = request.headers.get("Idempotency-Key");
  const name = given === null || !asksForChanges(sent.call) ? null : idempotencyKey.exec(given.trim())?.[1];
  if (name === undefined)
    return refuseCall(400, "An Idempotency-Key has 1 to 200 ASCII characters without spaces.", headers);
  const api = createOwnerApi(context, key, name);
  const answer = () => ownerServer(sent.body, { api });
  if (name === null) return respond(await answer(), headers);
  try {
    const once = await answerOnce(api.ctx, key, { name, body: sent.body }, answer);
    if (once.isReplayed) headers.set("Idempotency-Replayed", "true");
    return respond(once, headers);
  } catch (error) {
    if (!isAppError(error)) throw error;
    for (const [field, value] of Object.entries(headersOfError(error))) headers.set(field, value);
    return refuseCall(error.status, error.message, headers, error.code);
  }
}

function respond({ status, body }: { status: number; body: string }, headers: Headers): Response {
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(body, { status, headers });
}
