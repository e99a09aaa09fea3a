import { randomUUID } from "node:crypto";
import { operationAt, ucpOperations } from "~/models/agents/ucp/ucp-operations";
import { SimulatedAgent, type UcpAnswer } from "./simulated-agent";

/** An agent that calls tools where another one calls addresses. */
export class McpAgent extends SimulatedAgent {
  protected override async ask(method: string, path: string, body: unknown): Promise<UcpAnswer> {
    const operation = operationAt(method, path);
    if (!operation) throw new Error(`${method} ${path} is no call of the protocol`);
    const { name, id } = operation;
    const { payload, hasId } = ucpOperations[name];
    return this.tool(name, {
      meta: { "ucp-agent": { profile: this.profile }, "idempotency-key": randomUUID() },
      ...(hasId ? { id } : {}),
      ...(payload === null ? {} : { [payload]: body }),
    });
  }

  /** Calls a tool; a refusal is told by what the protocol says of it. */
  async tool(name: string, given: object): Promise<UcpAnswer> {
    const { status, headers, said } = await this.rpc("tools/call", { name, arguments: given });
    if (said.error) return { status, headers, body: { ...said.error.data, rpc: said.error.code } };
    const { structuredContent, content } = said.result;
    if (content[0].text !== JSON.stringify(structuredContent))
      throw new Error("the text says something else");
    return { status, headers, body: structuredContent };
  }

  /** Sends a message of JSON-RPC. */
  async rpc(method: string, params: object) {
    const { status, headers, body } = await this.send({
      method: "POST",
      url: new URL(`${this.shop}/ucp/mcp`),
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    return { status, headers, said: JSON.parse(body) };
  }
}
