import { createHash } from "node:crypto";
import type { z } from "zod";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import type { toolInputs } from "~/models/agents/mcp/mcp-tools";
import { askForGuest } from "../../conversations/questions/ask-for-guest.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { findSkus } from "../purchase/fill-carts.server";

/**
 * Sends a person's question about a product; the same one twice is one question.
 * @throws AgentRefusal for no product that agents get, AppError as for a guest's form
 */
export async function askByTool(
  ctx: RequestContext,
  { sku, question, email, name }: z.output<typeof toolInputs.ask_question>,
): Promise<{ sent: true; answer_goes_to: string }> {
  const productId = (await findSkus(ctx, [sku])).get(sku);
  if (productId === undefined) throw new AgentRefusal(404, "not_found", `There is no product ${sku}.`);
  const code = uuidOf(JSON.stringify([ctx.shop.id, sku, email.toLowerCase(), question]));
  await askForGuest(ctx, productId, { content: question, email, name, code });
  return { sent: true, answer_goes_to: email };
}

/** The same UUID for the same text. */
const uuidOf = (text: string): string =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
