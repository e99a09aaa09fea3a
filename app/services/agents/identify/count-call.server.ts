import { AgentRefusal } from "~/models/agents/agent-refusal";
import type { RequestContext } from "../../shops/context/request-context.server";
import { takeAttempt } from "../../shops/limits/take-attempt.server";

const minuteMs = 60_000;

/** Counts the call by agent and address: an agent can call itself anything (rule agents-10). */
export async function countCall(ctx: RequestContext, agent: string): Promise<void> {
  const limit = ctx.shop.settings.agents.calls_per_minute;
  const tries = [
    { action: "agent", by: "agent", who: agent } as const,
    { action: "agent", by: "address", who: ctx.clientAddress } as const,
  ];
  for (const attempt of tries) {
    const { isTaken, resetMs } = await takeAttempt(ctx, attempt, { limit, windowMs: minuteMs });
    if (!isTaken)
      throw new AgentRefusal(429, "rate_limited", "Too many calls. Please wait.", Math.ceil(resetMs / 1000));
  }
}
