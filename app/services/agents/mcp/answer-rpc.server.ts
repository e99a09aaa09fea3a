import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import {
  type RpcId,
  rpcCodeOf,
  rpcCodes,
  rpcError,
  rpcResult,
  rpcSchema,
} from "~/models/agents/mcp/json-rpc";
import { spokenVersion } from "~/models/agents/mcp/spoken-version";
import { isAppError } from "~/models/platform/error/app-error";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../../platform/http/reading/read-body.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { countCall } from "../identify/count-call.server";

/** Largest message, bytes. */
const maxBytes = 100_000;

/** What assistants are served by the Model Context Protocol at an address. */
export type McpServer = {
  /** What its calls are counted as until an agent is known. */
  countedAs: string;
  instructions: string;
  tools: readonly { name: string }[];
  /** Why a tool that is not listed can't be called; null where there is no such tool. */
  unlisted?: (name: string) => string | null;
  /** Answers a call of one of the tools. */
  call: (name: string, given: unknown, body: string) => Promise<ToolAnswer>;
  /** How an answer is written; as JSON where it is not said. */
  write?: (body: string) => Response;
};

/** What a tool answers; what it refuses is an answer too. */
export type ToolAnswer = {
  content: { type: "text"; text: string }[];
  structuredContent?: unknown;
  isError?: true;
};

/** An answer in both forms in which the protocol has it. */
export const toolAnswer = (
  structuredContent: unknown,
  text = JSON.stringify(structuredContent),
): ToolAnswer => ({
  structuredContent,
  content: [{ type: "text", text }],
});

/** A call that is answered, but refused. */
export const refusedCall = (text: string): ToolAnswer => ({
  content: [{ type: "text", text }],
  isError: true,
});

/**
 * Answers a message of the Model Context Protocol over HTTP: one message a request, answered at once, without
 * a session (rule agents-11).
 */
export async function answerRpc(ctx: RequestContext, request: Request, server: McpServer): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const body = await readLimitedText(request, maxBytes);
  const sent = parseBoundedJson(body ?? "");
  if (body === null || sent === undefined)
    return refusal(null, new AgentRefusal(400, "malformed", "The body is no JSON."), rpcCodes.malformed);
  const read = rpcSchema.safeParse(sent);
  if (!read.success)
    return refusal(
      null,
      new AgentRefusal(400, "invalid", "Send one JSON-RPC 2.0 message."),
      rpcCodes.invalid,
    );
  const { id, method, params } = read.data;
  if (id === undefined) return new Response(null, { status: 202 });
  try {
    const result = await answerMethod(ctx, server, { method, params, body });
    const answer = JSON.stringify(rpcResult(id, result));
    const headers = { "Content-Type": "application/json" };
    return server.write ? server.write(answer) : new Response(answer, { headers });
  } catch (error) {
    if (isAgentRefusal(error)) return refusal(id, error);
    if (isAppError(error)) return refusal(id, new AgentRefusal(error.status, error.code, error.message));
    throw error;
  }
}

type RpcCall = { method: string; params: Record<string, unknown>; body: string };

async function answerMethod(
  ctx: RequestContext,
  server: McpServer,
  { method, params, body }: RpcCall,
): Promise<unknown> {
  const name = method === "tools/call" ? server.tools.find((one) => one.name === params.name)?.name : null;
  if (name) return server.call(name, params.arguments ?? {}, body);
  await countCall(ctx, server.countedAs);
  switch (method) {
    case "initialize":
      return {
        protocolVersion: spokenVersion(params.protocolVersion),
        capabilities: { tools: {} },
        serverInfo: { name: ctx.shop.name, version: "1" },
        instructions: server.instructions,
      };
    case "ping":
      return {};
    case "tools/list":
      return { tools: server.tools };
    case "tools/call": {
      const why = server.unlisted?.(String(params.name)) ?? null;
      if (why !== null) return refusedCall(why);
      throw new AgentRefusal(200, "no_such_tool", "There is no such tool.");
    }
    default:
      throw new AgentRefusal(200, "no_such_method", "There is no such method.");
  }
}

/** The refusal with its status beside the protocol's code, which says less. */
function refusal(id: RpcId, refused: AgentRefusal, code = rpcCodeOf(refused)): Response {
  const { status, code: word, message, retryAfterS } = refused;
  const wait = retryAfterS === undefined ? {} : { retry_after: retryAfterS };
  const headers: Record<string, string> =
    retryAfterS === undefined ? {} : { "Retry-After": `${retryAfterS}` };
  const data = { code: word, content: message, ...wait };
  return Response.json(rpcError(id, code, message, data), { status, headers });
}
