import type { SignedMessage } from "~/models/agents/signature/signature-base";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { KeptAnswer } from "../answer-agent-call.server";
import { shopKeyOf } from "./shop-key.server";
import { signMessage } from "./sign-message.server";
import { contentDigest } from "./verify-request.server";

/** The request as it is signed, at the address the agent called. */
export function requestMessage(request: Request): SignedMessage {
  const { host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    authority: request.headers.get("host") ?? host,
    path: pathname,
    query: search,
    header: (name) => request.headers.get(name),
  };
}

/** An answer, signed with the shop's key (rule agents-4). */
export function signedAnswer(ctx: RequestContext, { status, body }: KeptAnswer): Response {
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
