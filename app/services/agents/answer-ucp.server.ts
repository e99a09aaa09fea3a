// @public

import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import type { SignedMessage } from "~/models/agents/signature/signature-base";
import { operationAt } from "~/models/agents/ucp/ucp-operations";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import { isAppError } from "~/models/platform/error/app-error";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../platform/http/reading/read-body.server";
import type { RequestContext } from "../shops/context/request-context.server";
import type { KeptAnswer } from "./answer-agent-call.server";
import { identifyAgent } from "./identify/identify-agent.server";
import { shopKeyOf } from "./signing/shop-key.server";
import { signMessage } from "./signing/sign-message.server";
import { contentDigest } from "./signing/verify-request.server";
import { serveOperation } from "./ucp/serve-operation.server";

/** Longest body of a call, bytes. */
const maxBytes = 100_000;

/**
 * Answers a call of the Universal Commerce Protocol.
 * @param path below the shop's endpoint: `checkout-sessions/{id}/complete`
 */
export async function answerUcp(ctx: RequestContext, request: Request, path: string): Promise<Response> {
  ctx.doNotCache();
  try {
    const body = await readLimitedText(request, maxBytes);
    if (body === null) throw new AgentRefusal(413, "too_large", "A body has at most 100,000 bytes.");
    if (!ctx.shop.settings.agents.ucp)
      throw new AgentRefusal(404, "not_found", "This shop does not speak UCP.");
    const agent = await identifyAgent(ctx, messageOf(request), body);
    const operation = operationAt(request.method, path);
    if (!operation) throw new AgentRefusal(404, "not_found", "There is no such call.");
    const key = request.headers.get("Idempotency-Key");
    const once = key === null ? null : { key, asked: `${request.method} ${path}\n${body}` };
    return signed(ctx, await serveOperation(ctx, agent, { ...operation, sent: readBody(body), once }));
  } catch (error) {
    if (isAgentRefusal(error)) return refusalAnswer(ctx, error);
    if (isAppError(error))
      return refusalAnswer(ctx, new AgentRefusal(error.status, error.code, error.message));
    throw error;
  }
}

function readBody(body: string): unknown {
  if (body === "") return {};
  const sent = parseBoundedJson(body);
  if (sent === undefined) throw new AgentRefusal(400, "invalid", "The body is no JSON.");
  return sent;
}

/** The request as it is signed, at the address the agent called. */
function messageOf(request: Request): SignedMessage {
  const { host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    authority: request.headers.get("host") ?? host,
    path: pathname,
    query: search,
    header: (name) => request.headers.get(name),
  };
}

/** The answer, signed with the shop's key (rule agents-4). */
function signed(ctx: RequestContext, { status, body }: KeptAnswer): Response {
  const headers = { "Content-Type": "application/json", "Content-Digest": contentDigest(body) };
  const known: Record<string, string> = {
    "content-type": headers["Content-Type"],
    "content-digest": headers["Content-Digest"],
  };
  const signature = signMessage(
    shopKeyOf(ctx.secret, ctx.shop),
    { status, header: (name) => known[name] ?? null },
    ["@status", "content-digest", "content-type"],
    ctx.now(),
  );
  return new Response(body, { status, headers: { ...headers, ...signature } });
}

function refusalAnswer(ctx: RequestContext, { status, code, message, retryAfterS }: AgentRefusal): Response {
  const messages = [{ type: "error", code, content: message, severity: "unrecoverable" }];
  const ucp = { version: ucpVersion, status: "error" };
  const headers: Record<string, string> =
    retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) };
  const body = { ucp, code, content: message, messages, continue_url: `${ctx.origin}/` };
  return Response.json(body, { status, headers });
}
