import { and, eq } from "drizzle-orm";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { grantsScope } from "~/models/shops/actors/key-scope";
import { apiKeys } from "~/tables/accounts/api-keys";
import { findApiKey } from "../../accounts/api-keys/find-api-key.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import { countCall } from "../identify/count-call.server";
import { verifyAcpRequest } from "../signing/verify-acp-request.server";

/**
 * The agent that a key of the shop was given to (rule agents-14). The call counts.
 * @param body of the request as it came
 * @throws AgentRefusal 401 without such a key and for a wrong signature, 429
 */
export async function identifyKey(ctx: RequestContext, request: Request, body: string): Promise<Agent> {
  const key = await findApiKey(ctx, request);
  if (!key || !grantsScope(key.scopes, "agents", "write")) {
    await countCall(ctx, "unknown");
    throw new AgentRefusal(401, "unauthorized", "Send a key of this shop as a bearer token.");
  }
  const [named] = await ctx.db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.tenantId, ctx.tenant.id), eq(apiKeys.id, key.keyId)));
  const id = `${named?.name ?? "Key"} (key ${key.keyId})`;
  await countCall(ctx, id);
  const isVerified = await isSigned(ctx, request, body);
  if (!isVerified && ctx.shop.settings.agents.signatures === "required")
    throw new AgentRefusal(401, "signature_missing", "This shop takes signed requests alone.");
  const { events_url } = ctx.shop.settings.agents;
  const eventsUrl = hasSecrets(ctx.shop, "agents.events_secret") ? events_url : "";
  return { id, isVerified, capabilities: [], isMultiGroup: true, eventsUrl };
}

/** Whether the request is signed by the key that the agent gave the owner; false without a key. */
async function isSigned(ctx: RequestContext, request: Request, body: string): Promise<boolean> {
  const key = hasSecrets(ctx.shop, "agents.signing_key") ? await readSecret(ctx, "agents.signing_key") : null;
  if (key === null) return false;
  const { headers } = request;
  const said = { signature: headers.get("Signature"), timestamp: headers.get("Timestamp"), body };
  return verifyAcpRequest(said, key, ctx.now());
}
