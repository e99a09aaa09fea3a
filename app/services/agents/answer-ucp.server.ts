// @public

import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import { readUcpAgent } from "~/models/agents/ucp/ucp-agent";
import { operationAt } from "~/models/agents/ucp/ucp-operations";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import { isAppError } from "~/models/platform/error/app-error";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../platform/http/reading/read-body.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { identifyAgent } from "./identify/identify-agent.server";
import { requestMessage, signedAnswer } from "./signing/signed-answer.server";
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
    const message = requestMessage(request);
    const named = readUcpAgent(message.header("ucp-agent"));
    if (!named) throw new AgentRefusal(400, "invalid_profile_url", 'Send UCP-Agent: profile="https://...".');
    const agent = await identifyAgent(ctx, { named, message, body });
    const operation = operationAt(request.method, path);
    if (!operation) throw new AgentRefusal(404, "not_found", "There is no such call.");
    const key = request.headers.get("Idempotency-Key");
    const once = key === null ? null : { key, asked: `${request.method} ${path}\n${body}` };
    return signedAnswer(ctx, await serveOperation(ctx, agent, { ...operation, sent: readBody(body), once }));
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

function refusalAnswer(ctx: RequestContext, { status, code, message, retryAfterS }: AgentRefusal): Response {
  const messages = [{ type: "error", code, content: message, severity: "unrecoverable" }];
  const ucp = { version: ucpVersion, status: "error" };
  const headers: Record<string, string> =
    retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) };
  const body = { ucp, code, content: message, messages, continue_url: `${ctx.origin}/` };
  return Response.json(body, { status, headers });
}
