// @public

import { type ToolName, unlistedAnswer } from "~/models/agents/mcp/mcp-tools";
import type { RequestContext } from "../shops/context/request-context.server";
import { callTool } from "./call-tool.server";
import { countCall } from "./identify/count-call.server";
import { answerRpc } from "./mcp/answer-rpc.server";
import { toolsOf } from "./mcp/tools-of-shop.server";

const countedAs = "mcp";

/** Answers assistants that look up products and orders by the Model Context Protocol (rule agents-11). */
export async function answerMcp(ctx: RequestContext, request: Request): Promise<Response> {
  ctx.doNotCache();
  const { mcp, mcp_allows } = ctx.shop.settings.agents;
  if (!mcp) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return answerRpc(ctx, request, {
    countedAs,
    instructions: `Products and orders of ${ctx.shop.name}. Link to ${ctx.origin} to buy.`,
    tools: toolsOf(ctx.shop),
    unlisted: (name) => unlistedAnswer(name, mcp_allows),
    call: async (name, given) => {
      await countCall(ctx, countedAs);
      return callTool(ctx, name as ToolName, given);
    },
  });
}
