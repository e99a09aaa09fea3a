// @public

import { createHash } from "node:crypto";
import { acpVersion } from "~/models/agents/acp/acp-version";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import { isAppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../platform/http/reading/read-body.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { cancelAcpCart, createAcpCart, getAcpCart, updateAcpCart } from "./acp/answer-cart-call.server";
import {
  cancelSession,
  completeSession,
  createSession,
  getSession,
  type SessionAnswer,
  updateSession,
} from "./acp/answer-session-call.server";
import { identifyKey } from "./acp/identify-key.server";
import { answerAgentCall, type KeptAnswer } from "./answer-agent-call.server";
import { mayBuy } from "./payment/agent-methods.server";

/** Longest body of a call, bytes. */
const maxBytes = 100_000;

/**
 * Answers a call of the Agentic Commerce Protocol (rules agents-14 and agents-15).
 * @param path below the shop's endpoint: `checkout_sessions/{id}/complete`
 */
export async function answerAcp(ctx: RequestContext, request: Request, path: string): Promise<Response> {
  ctx.doNotCache();
  const key = request.headers.get("Idempotency-Key");
  const requestId = request.headers.get("Request-Id")?.slice(0, 255);
  const echoed: Record<string, string> = {
    ...(request.method === "POST" && key ? { "Idempotency-Key": key.slice(0, 255) } : {}),
    ...(requestId ? { "Request-Id": requestId } : {}),
  };
  try {
    const { isReplayed, status, body } = await answerCall(ctx, request, { path, key });
    const headers = isReplayed ? { ...echoed, "Idempotent-Replayed": "true" } : echoed;
    return new Response(body, { status, headers: { "Content-Type": "application/json", ...headers } });
  } catch (error) {
    if (isAgentRefusal(error)) return refusalAnswer(error, echoed);
    if (isAppError(error))
      return refusalAnswer(new AgentRefusal(error.status, error.code, error.message), echoed);
    throw error;
  }
}

async function answerCall(
  ctx: RequestContext,
  request: Request,
  { path, key }: { path: string; key: string | null },
) {
  const body = await readLimitedText(request, maxBytes);
  if (body === null) throw new AgentRefusal(413, "too_large", "A body has at most 100,000 bytes.");
  if (!ctx.shop.settings.agents.acp)
    throw new AgentRefusal(404, "not_found", "This shop does not speak ACP.");
  requireVersion(request);
  const agent = await identifyKey(ctx, request, body);
  const call = callOf(request.method, path);
  if (!call) throw new AgentRefusal(404, "not_found", "There is no such call.");
  if (!mayBuy(ctx))
    throw new AgentRefusal(
      403,
      "checkout_unavailable",
      "Agents can’t buy here. Send your buyer to the shop.",
    );
  const sent = readBody(body);
  const answer = async (): Promise<KeptAnswer> => {
    const { status, body: given } = await call(ctx, agent, sent);
    return { status, body: JSON.stringify(given) };
  };
  // Equal JSON is the same request, and each address has names of its own.
  const asked = canonicalJson(sent);
  const name = request.method === "POST" ? callName(path, key) : null;
  return answerAgentCall(ctx, { agent: agent.id, name, asked }, answer);
}

function requireVersion(request: Request): void {
  const version = request.headers.get("API-Version");
  if (version === acpVersion) return;
  const code = version === null ? "missing_api_version" : "unsupported_api_version";
  throw new AgentRefusal(400, code, `Send API-Version: ${acpVersion}.`);
}

function callName(path: string, key: string | null): string {
  if (!key)
    throw new AgentRefusal(
      400,
      "idempotency_key_required",
      "Idempotency-Key header is required on all POST requests",
    );
  if (key.length > 255)
    throw new AgentRefusal(400, "invalid", "An idempotency key has at most 255 characters.");
  return createHash("sha256").update(`${path}\n${key}`).digest("hex");
}

type Call = (ctx: RequestContext, agent: Agent, sent: unknown) => Promise<SessionAnswer>;

/** The call of an address and method; null for none. */
function callOf(method: string, path: string): Call | null {
  const [collection, id, action, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return null;
  if (collection === "carts") return cartCallOf(method, id, action);
  if (collection !== "checkout_sessions") return null;
  if (method === "GET" && id && !action) return (ctx, agent) => getSession(ctx, agent, id);
  if (method !== "POST") return null;
  if (!id) return createSession;
  if (!action) return (ctx, agent, sent) => updateSession(ctx, agent, id, sent);
  if (action === "complete") return (ctx, agent, sent) => completeSession(ctx, agent, id, sent);
  if (action === "cancel") return (ctx, agent) => cancelSession(ctx, agent, id);
  return null;
}

/** A cart is changed by PUT, which does the same however often it is sent. */
function cartCallOf(method: string, id: string | undefined, action: string | undefined): Call | null {
  if (!id) return method === "POST" ? createAcpCart : null;
  if (action) {
    const cancels = method === "POST" && action === "cancel";
    return cancels ? (ctx, agent) => cancelAcpCart(ctx, agent, id) : null;
  }
  if (method === "GET") return (ctx, agent) => getAcpCart(ctx, agent, id);
  return method === "PUT" ? (ctx, agent, sent) => updateAcpCart(ctx, agent, id, sent) : null;
}

function readBody(body: string): unknown {
  if (body === "") return {};
  const sent = parseBoundedJson(body);
  if (sent === undefined) throw new AgentRefusal(400, "invalid", "The body is no JSON.");
  return sent;
}

/** The protocol's own status and word for calls that were named before. */
const namedBefore: Readonly<Record<string, { status: number; code: string }>> = {
  idempotency_conflict: { status: 422, code: "idempotency_conflict" },
  in_progress: { status: 409, code: "idempotency_in_flight" },
};

function refusalAnswer(refusal: AgentRefusal, echoed: Record<string, string>): Response {
  const { status, code } = namedBefore[refusal.code] ?? refusal;
  const { message, param, retryAfterS } = refusal;
  const type =
    status === 503 ? "service_unavailable" : status >= 500 ? "processing_error" : "invalid_request";
  const body = {
    type,
    code,
    message,
    ...(param === undefined ? {} : { param }),
    ...(code.endsWith("_api_version") ? { supported_versions: [acpVersion] } : {}),
  };
  const headers = {
    ...echoed,
    ...(status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    ...(retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) }),
  };
  return Response.json(body, { status, headers });
}
