import type { z } from "zod";
import { type Agent, unnamedAssistant } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import type { toolInputs } from "~/models/agents/mcp/mcp-tools";
import { askedByTool, toolCart } from "~/models/agents/mcp/tool-cart";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import type { RequestContext } from "../../shops/context/request-context.server";
import { findAgentCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { saveAsked } from "../purchase/save-asked.server";
import { showPurchase } from "../purchase/show-purchase.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";

const kind = "mcp cart";

/** Assistants at `/mcp` have no names: the id of a cart is the secret of the one that made it. */
const agent: Agent = {
  id: unnamedAssistant,
  isVerified: false,
  capabilities: [],
  isMultiGroup: false,
  eventsUrl: "",
};

/**
 * Makes a cart, or replaces what is in one, by the services of every protocol's carts (rule agents-11).
 * @throws AgentRefusal for no such cart, and where nothing of a new one can be had
 */
export async function setToolCart(
  ctx: RequestContext,
  { cart_id, ...call }: z.output<typeof toolInputs.set_cart>,
) {
  if (cart_id === undefined) {
    const asked = askedByTool(nothingAsked, call);
    const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options: [] });
    if (purchase.isOpen) return toolCart(await showPurchase(ctx, purchase));
    const [problem] = purchase.problems.filter(({ at }) => at === "line");
    throw new AgentRefusal(422, problem?.code ?? "invalid", problem?.text ?? "There are no items.");
  }
  const row = await findAgentCheckout(ctx, { id: cart_id, agent: agent.id, kind });
  if (row.endedAs) throw new AgentRefusal(404, "not_found", "There is no such cart.");
  const saved = await saveAsked(ctx, row, askedByTool(row.asked, call), []);
  return toolCart(await showPurchase(ctx, await openAgentPurchase(ctx, saved)));
}
