import { createHash } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { agentCalls } from "~/tables/agents/agents";
import { ofShop, shopKey } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** An answer as it is sent and kept. */
export type KeptAnswer = { status: number; body: string };

/** An answer, and whether it was given before. */
export type AgentCallAnswer = KeptAnswer & { isReplayed: boolean };

/** How long a call may run before it counts as lost, ms. */
const runsMs = 2 * 60 * 1000;

/** A call that is answered once: who makes it, what they named it, and everything they asked. */
export type NamedCall = { agent: string; name: string | null; asked: string };

/**
 * Answers a call that changes something, once for each of its names: repeated it gets the same answer (rule
 * agents-5). A call without a name is answered each time.
 * @throws AgentRefusal where the name stands for another call, or the call still runs
 */
export async function answerAgentCall(
  ctx: ShopContext,
  { agent, name, asked }: NamedCall,
  answer: () => Promise<KeptAnswer>,
): Promise<AgentCallAnswer> {
  if (name === null) return { ...(await answer()), isReplayed: false };
  if (name.length > 255)
    throw new AgentRefusal(400, "invalid", "An idempotency key has at most 255 characters.");
  const bodyHash = createHash("sha256").update(asked).digest("hex");
  const own = and(ofShop(agentCalls, ctx), eq(agentCalls.agent, agent), eq(agentCalls.name, name));
  const started = { ...shopKey(ctx), agent, name, bodyHash, startedAt: ctx.now() };
  const lost = new Date(ctx.now().getTime() - runsMs);
  await ctx.db.delete(agentCalls).where(and(own, isNull(agentCalls.status), lt(agentCalls.startedAt, lost)));
  const [isNew] = await ctx.db
    .insert(agentCalls)
    .values(started)
    .onConflictDoNothing()
    .returning({ name: agentCalls.name });
  if (!isNew) return earlierAnswer(ctx, own, bodyHash);
  try {
    const given = await answer();
    await ctx.db.update(agentCalls).set({ status: given.status, answer: given.body }).where(own);
    return { ...given, isReplayed: false };
  } catch (error) {
    // What was refused changed nothing: the same name may try again.
    await ctx.db.delete(agentCalls).where(own);
    throw error;
  }
}

async function earlierAnswer(
  ctx: ShopContext,
  own: ReturnType<typeof and>,
  bodyHash: string,
): Promise<AgentCallAnswer> {
  const [earlier] = await ctx.db.select().from(agentCalls).where(own);
  if (earlier && earlier.bodyHash !== bodyHash)
    throw new AgentRefusal(409, "idempotency_conflict", "This idempotency key stands for another request.");
  if (!earlier || earlier.status === null)
    throw new AgentRefusal(409, "in_progress", "The first request with this key still runs.", 1);
  return { status: earlier.status, body: earlier.answer ?? "", isReplayed: true };
}
