import type { ProviderDeps, ToldOutcome } from "../provider";
import { orderOfPage, readKlarnaOrder, takeKlarnaOrder } from "./klarna-order.server";
import { readKlarnaPage } from "./klarna-page.server";
import { type KlarnaOrder, klarnaMessageSchema } from "./klarna-schemas.server";

/**
 * Reads a message: that a page changed, or what Klarna decided of a pending order. Klarna signs nothing, so a
 * message only names what Klarna itself is then asked about.
 * @returns undefined for what Klarna does not know
 */
export async function readKlarnaMessage(
  deps: ProviderDeps,
  body: string,
): Promise<ToldOutcome[] | undefined> {
  const message = klarnaMessageSchema.safeParse(jsonOf(body));
  if (!message.success) return undefined;
  if ("order_id" in message.data) {
    const order = await readKlarnaOrder(deps, message.data.order_id);
    return order ? told(deps, order) : undefined;
  }
  const page = await readKlarnaPage(deps, message.data.session.session_id);
  if (!page) return undefined;
  // A page that was left or declined may still be paid on; what ends it is the shopper's return, or the time.
  return page.status === "COMPLETED" ? told(deps, await orderOfPage(deps, page)) : [];
}

/** Of another shop's order nothing is told, and nothing is captured: it may share the account at Klarna. */
async function told(deps: ProviderDeps, order: KlarnaOrder): Promise<ToldOutcome[]> {
  if (order.merchant_data !== deps.shop.id) return [];
  return [{ paymentId: order.merchant_reference2, outcome: await takeKlarnaOrder(deps, order) }];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
