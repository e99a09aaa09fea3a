import { and, eq } from "drizzle-orm";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { grantsScope } from "~/models/shops/actors/key-scope";
import { apiKeys } from "~/tables/accounts/api-keys";
import { findApiKey } from "../../accounts/api-keys/find-api-key.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { countCall } from "../identify/count-call.server";

/**
 * The agent that a key of the shop was given to (rule agents-14). The call counts.
 * @throws AgentRefusal 401 without such a key, 429
 */
export async function identifyKey(ctx: RequestContext, request: Request): Promise<Agent> {
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
  if (ctx.shop.settings.agents.signatures === "required")
    throw new AgentRefusal(401, "signature_missing", "This shop takes signed requests alone.");
  const { events_url } = ctx.shop.settings.agents;
  const eventsUrl = hasSecrets(ctx.shop, "agents.events_secret") ? events_url : "";
  return { id, isVerified: true, capabilities: [], isMultiGroup: true, eventsUrl };
}
