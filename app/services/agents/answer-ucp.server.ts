// @public

import type { Agent } from "~/models/agents/agent";
import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import type { SignedMessage } from "~/models/agents/signature/signature-base";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import { isAppError } from "~/models/platform/error/app-error";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../platform/http/reading/read-body.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerAgentCall, type KeptAnswer } from "./answer-agent-call.server";
import { lookUpCatalogue, searchCatalogue, tellProduct } from "./catalogue/answer-catalogue-call.server";
import { identifyAgent } from "./identify/identify-agent.server";
import { checkoutOfOrder, tellOrder } from "./orders/read-agent-order.server";
import { mayBuy } from "./payment/agent-methods.server";
import { shopKeyOf } from "./signing/shop-key.server";
import { signMessage } from "./signing/sign-message.server";
import { contentDigest } from "./signing/verify-request.server";
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  type UcpAnswer,
  updateCheckout,
} from "./ucp/answer-checkout-call.server";

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
    const call = callOf(request.method, path);
    if (!call) throw new AgentRefusal(404, "not_found", "There is no such call.");
    if (!call.isReading && !mayBuy(ctx))
      throw new AgentRefusal(
        403,
        "checkout_unavailable",
        "Agents can’t buy here. Send your buyer to the shop.",
      );
    if (!agent.capabilities.includes(call.needs)) return incompatible(ctx, call.needs);
    const answer = async (): Promise<KeptAnswer> => {
      const { status, body: given } = await call.answer(ctx, agent, readBody(body));
      return { status, body: JSON.stringify(given) };
    };
    const isRead = call.isReading || request.method === "GET";
    const name = isRead ? null : request.headers.get("Idempotency-Key");
    const asked = `${request.method} ${path}\n${body}`;
    return signed(ctx, await answerAgentCall(ctx, { agent: agent.id, name, asked }, answer));
  } catch (error) {
    if (isAgentRefusal(error)) return refusalAnswer(error);
    if (isAppError(error)) return refusalAnswer(new AgentRefusal(error.status, error.code, error.message));
    throw error;
  }
}

type Call = {
  needs: string;
  /** Whether it reads the catalogue, which needs no way to pay. */
  isReading?: true;
  answer: (ctx: RequestContext, agent: Agent, sent: unknown) => Promise<UcpAnswer>;
};

const catalogueCalls: Record<string, Call> = {
  search: { needs: "dev.ucp.shopping.catalog.search", isReading: true, answer: searchCatalogue },
  lookup: { needs: "dev.ucp.shopping.catalog.lookup", isReading: true, answer: lookUpCatalogue },
  product: { needs: "dev.ucp.shopping.catalog.lookup", isReading: true, answer: tellProduct },
};

/** The call of an address and method; null for none. */
function callOf(method: string, path: string): Call | null {
  const [collection, id, action, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return null;
  const checkout = (answer: Call["answer"]): Call => ({ needs: "dev.ucp.shopping.checkout", answer });
  if (collection === "orders" && id && !action && method === "GET")
    return { needs: "dev.ucp.shopping.order", answer: (ctx, agent) => readOrder(ctx, agent, id) };
  if (collection === "catalog" && id && !action && method === "POST")
    return Object.hasOwn(catalogueCalls, id) ? (catalogueCalls[id] ?? null) : null;
  if (collection !== "checkout-sessions") return null;
  if (!id) return method === "POST" ? checkout(createCheckout) : null;
  if (!action && method === "GET") return checkout((ctx, agent) => getCheckout(ctx, agent, id));
  if (!action && method === "PUT")
    return checkout((ctx, agent, sent) => updateCheckout(ctx, agent, id, sent));
  if (method !== "POST") return null;
  if (action === "complete") return checkout((ctx, agent, sent) => completeCheckout(ctx, agent, id, sent));
  if (action === "cancel") return checkout((ctx, agent) => cancelCheckout(ctx, agent, id));
  return null;
}

/** An order of the agent that placed it; for any other agent there is none (rule agents-10). */
async function readOrder(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await checkoutOfOrder(ctx, id);
  const order = row?.agent === agent.id ? await tellOrder(ctx, row, id, agent.capabilities) : null;
  if (!order) throw new AgentRefusal(404, "not_found", "There is no such order.");
  return { status: 200, body: order };
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

function incompatible(ctx: RequestContext, needed: string): Response {
  const content = `The agent’s profile does not list ${needed} of version ${ucpVersion}.`;
  return Response.json({
    ucp: { version: ucpVersion, status: "error" },
    messages: [{ type: "error", code: "capabilities_incompatible", content, severity: "unrecoverable" }],
    continue_url: `${ctx.origin}/`,
  });
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

function refusalAnswer({ status, code, message, retryAfterS }: AgentRefusal): Response {
  const messages = [{ type: "error", code, content: message, severity: "unrecoverable" }];
  const ucp = { version: ucpVersion, status: "error" };
  const headers: Record<string, string> =
    retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) };
  return Response.json({ ucp, code, content: message, messages }, { status, headers });
}
