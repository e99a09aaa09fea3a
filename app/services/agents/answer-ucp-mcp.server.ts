// @public

import { AgentRefusal } from "~/models/agents/agent-refusal";
import { readAgentCall } from "~/models/agents/read-sent";
import { readUcpAgent } from "~/models/agents/ucp/ucp-agent";
import type { OperationName } from "~/models/agents/ucp/ucp-operations";
import { sentToTool, ucpToolSchema, ucpTools } from "~/models/agents/ucp/ucp-tools";
import type { RequestContext } from "../shops/context/request-context.server";
import { identifyAgent } from "./identify/identify-agent.server";
import { answerRpc, type ToolAnswer, toolAnswer } from "./mcp/answer-rpc.server";
import { reachOf } from "./payment/agent-methods.server";
import { requestMessage, signedAnswer } from "./signing/signed-answer.server";
import { serveOperation } from "./ucp/serve-operation.server";

/**
 * Answers a message of the Universal Commerce Protocol's MCP binding: its tools are the calls that addresses
 * name over REST (rule agents-19).
 */
export async function answerUcpMcp(ctx: RequestContext, request: Request): Promise<Response> {
  ctx.doNotCache();
  const { ucp, mcp } = ctx.shop.settings.agents;
  if (!ucp || !mcp) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return answerRpc(ctx, request, {
    countedAs: "ucp mcp",
    instructions: `${ctx.shop.name} by the Universal Commerce Protocol. Name your profile in meta.ucp-agent.`,
    tools: ucpTools(reachOf(ctx)),
    call: (name, given, body) => callOperation(ctx, request, { name: name as OperationName, given, body }),
    write: (body) => signedAnswer(ctx, { status: 200, body }),
  });
}

type ToolCall = { name: OperationName; given: unknown; body: string };

async function callOperation(
  ctx: RequestContext,
  request: Request,
  { name, given, body }: ToolCall,
): Promise<ToolAnswer> {
  const { meta, id = "" } = readAgentCall(ucpToolSchema(name), given);
  const { profile, version } = meta["ucp-agent"];
  const message = requestMessage(request);
  const header = readUcpAgent(message.header("ucp-agent"));
  if (header && header.profile !== profile)
    throw new AgentRefusal(
      400,
      "invalid_profile_url",
      "UCP-Agent and meta.ucp-agent name different profiles.",
    );
  const named = { profile, version: version ?? null };
  const agent = await identifyAgent(ctx, { named, message, body });
  const sent = sentToTool(name, given);
  const key = meta["idempotency-key"] ?? request.headers.get("Idempotency-Key");
  const once = key === null ? null : { key, asked: `${name} ${id}\n${JSON.stringify(sent)}` };
  const answer = await serveOperation(ctx, agent, { name, id, sent, once });
  return toolAnswer(JSON.parse(answer.body), answer.body);
}
