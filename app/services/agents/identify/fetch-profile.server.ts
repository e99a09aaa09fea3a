import { and, eq, gt } from "drizzle-orm";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { type AgentProfile, agentProfileSchema } from "~/models/agents/ucp/agent-profile";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { agentProfiles } from "~/tables/agents/agents";
import { requestOutside } from "../../platform/outside/request-outside.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { takeAttempt } from "../../shops/limits/take-attempt.server";

/** How long a profile is taken as it was fetched, ms (rule agents-2). */
const freshMs = 10 * 60 * 1000;
/** How long fetching may take, ms. */
const timeoutMs = 5_000;
const maxBytes = 200_000;
/** Most profiles a shop asks for in a minute. */
const fetches = { limit: 60, windowMs: 60_000 };

/**
 * The profile of an agent, from its address or as it was fetched a moment ago.
 * @throws AgentRefusal for an address that may not be asked, and for one that has no profile
 */
export async function fetchProfile(ctx: RequestContext, address: string): Promise<AgentProfile> {
  const url = profileAddress(address, ctx.config.agentsNearby);
  const known = await findKnown(ctx, url);
  if (known) return known;
  const { isTaken, resetMs } = await takeAttempt(
    ctx,
    { action: "agent-profile", by: "shop", who: ctx.shop.id },
    fetches,
  );
  if (!isTaken)
    throw new AgentRefusal(503, "busy", "Too many new agents at once.", Math.ceil(resetMs / 1000));
  const read = agentProfileSchema.safeParse(parseBoundedJson(await ask(ctx, url)));
  if (!read.success)
    throw new AgentRefusal(422, "profile_malformed", "The agent’s profile is not one of the protocol.");
  await ctx.db
    .insert(agentProfiles)
    .values({ tenantId: ctx.tenant.id, url, document: read.data, fetchedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [agentProfiles.tenantId, agentProfiles.url],
      set: { document: read.data, fetchedAt: ctx.now() },
    });
  return read.data;
}

/** The address as it may be asked: https alone, but for tests. */
function profileAddress(address: string, nearby: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isAllowed = url?.protocol === "https:" || (nearby && url?.protocol === "http:");
  if (!url || !isAllowed || url.username || url.password)
    throw new AgentRefusal(400, "invalid_profile_url", "Name your profile by an https address in UCP-Agent.");
  url.hash = "";
  return url.href;
}

async function findKnown(ctx: RequestContext, url: string): Promise<AgentProfile | null> {
  const since = new Date(ctx.now().getTime() - freshMs);
  const [row] = await ctx.db
    .select({ document: agentProfiles.document })
    .from(agentProfiles)
    .where(
      and(
        eq(agentProfiles.tenantId, ctx.tenant.id),
        eq(agentProfiles.url, url),
        gt(agentProfiles.fetchedAt, since),
      ),
    );
  return row ? agentProfileSchema.parse(row.document) : null;
}

async function ask(ctx: RequestContext, url: string): Promise<string> {
  const unreachable = (why: string) =>
    new AgentRefusal(424, "profile_unreachable", `The agent’s profile could not be fetched: ${why}.`);
  const headers = { Accept: "application/json" };
  const allowPrivate = ctx.config.agentsNearby;
  const answer = await requestOutside({
    url,
    method: "GET",
    headers,
    timeoutMs,
    maxBytes,
    allowPrivate,
  }).catch((error: unknown) => {
    ctx.log.info("an agent's profile could not be fetched", { url, error });
    throw unreachable("no answer");
  });
  // Redirects are not followed: who an agent is must not depend on where it leads (rule agents-2).
  if (answer.status !== 200 || !answer.isWhole) throw unreachable(`it answered ${answer.status}`);
  return answer.body.toString("utf8");
}
