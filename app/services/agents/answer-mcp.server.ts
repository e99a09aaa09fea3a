// @public

import { isAgentRefusal } from "~/models/agents/agent-refusal";
import { type RpcId, rpcCodes, rpcError, rpcResult, rpcSchema } from "~/models/agents/mcp/json-rpc";
import { isTool, mcpTools, spokenVersion } from "~/models/agents/mcp/mcp-tools";
import { readJson } from "../platform/http/reading/read-json.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { callTool } from "./call-tool.server";
import { countCall } from "./identify/count-call.server";

/**
 * Answers a message of the Model Context Protocol over HTTP: one message a request, answered at once, without
 * a session (rule agents-11).
 */
export async function answerMcp(ctx: RequestContext, request: Request): Promise<Response> {
  ctx.doNotCache();
  if (!ctx.shop.settings.agents.mcp)
    throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const sent = await readJson(request);
  if (sent === undefined) return refusal(null, 400, rpcCodes.malformed, "The body is no JSON.");
  const read = rpcSchema.safeParse(sent);
  if (!read.success) return refusal(null, 400, rpcCodes.invalid, "Send one JSON-RPC 2.0 message.");
  const { id, method, params } = read.data;
  if (id === undefined) return new Response(null, { status: 202 });
  try {
    await countCall(ctx, "mcp");
  } catch (error) {
    if (!isAgentRefusal(error)) throw error;
    return refusal(id, error.status, rpcCodes.busy, error.message);
  }
  return answerMethod(ctx, id, method, params);
}

async function answerMethod(
  ctx: RequestContext,
  id: RpcId,
  method: string,
  params: Record<string, unknown>,
): Promise<Response> {
  switch (method) {
    case "initialize":
      return Response.json(
        rpcResult(id, {
          protocolVersion: spokenVersion(params.protocolVersion),
          capabilities: { tools: {} },
          serverInfo: { name: ctx.shop.name, version: "1" },
          instructions: `Products and orders of ${ctx.shop.name}. Link to ${ctx.origin} to buy.`,
        }),
      );
    case "ping":
      return Response.json(rpcResult(id, {}));
    case "tools/list":
      return Response.json(rpcResult(id, { tools: mcpTools }));
    case "tools/call": {
      if (!isTool(params.name)) return refusal(id, 200, rpcCodes.noParams, "There is no such tool.");
      return Response.json(rpcResult(id, await callTool(ctx, params.name, params.arguments ?? {})));
    }
    default:
      return refusal(id, 200, rpcCodes.noMethod, "There is no such method.");
  }
}

const refusal = (id: RpcId, status: number, code: number, message: string) =>
  Response.json(rpcError(id, code, message), { status });
