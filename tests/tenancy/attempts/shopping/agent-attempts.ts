import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { findNamed } from "~/services/agents/catalogue/read-told.server";
import { noteBuyersOrder } from "~/services/agents/orders/note-buyers-order.server";
import { checkoutOfOrder } from "~/services/agents/orders/read-agent-order.server";
import { settleBuyersOrder } from "~/services/agents/orders/settle-buyers-order.server";
import { tellAgent } from "~/services/agents/orders/tell-agent.server";
import { endPurchase } from "~/services/agents/purchase/end-purchase.server";
import { fillCarts, findSkus } from "~/services/agents/purchase/fill-carts.server";
import { findAgentCheckout } from "~/services/agents/purchase/find-agent-checkout.server";
import { endLinked, linkedCheckout, shareGoods } from "~/services/agents/purchase/linked-checkout.server";
import { openAgentPurchase, visitorOf } from "~/services/agents/purchase/open-agent-purchase.server";
import { keepAsked } from "~/services/agents/purchase/save-asked.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

/** What a call has of its request, as the second shop. */
const calling = ({ beta }: TwoShops) => withPayments(beta) as unknown as RequestContext;

/** The first shop's checkout as if it were linked with itself. */
const linked = ({ agentCheckout }: TwoShops) => ({
  ...agentCheckout,
  asked: { ...agentCheckout.asked, linkedId: agentCheckout.id },
});

/** Tries services of agents as the second shop with the first shop's rows. */
export const agentAttempts: Attempts = {
  findAgentCheckout: ({ beta, agentCheckout: { id, agent, kind } }) =>
    findAgentCheckout(beta, { id, agent, kind }),
  checkoutOfOrder: ({ beta, order }) => checkoutOfOrder(beta, order.id),
  tellAgent: ({ beta, order }) => tellAgent(beta, order.id),
  noteBuyersOrder: ({ beta, order, agentCheckout }) =>
    noteBuyersOrder(beta, { orderId: order.id, checkoutId: agentCheckout.id, waitsForPayment: false }),
  settleBuyersOrder: ({ beta, order }) =>
    settleBuyersOrder(beta, { orderId: order.id, from: "pending_payment", to: "canceled" }),
  visitorOf: async (shops) => {
    const { cartIds } = await visitorOf(withPayments(shops.beta), shops.agentCheckout);
    if (cartIds.length > 0) throw failure("found the carts of another shop");
  },
  openAgentPurchase: async (shops) =>
    (await openAgentPurchase(withPayments(shops.beta), shops.agentCheckout)).whole,
  keepAsked: async (shops) => {
    await keepAsked(shops.beta, shops.agentCheckout, nothingAsked);
  },
  endPurchase: async (shops) => {
    const purchase = await openAgentPurchase(withPayments(shops.alpha), shops.agentCheckout);
    await endPurchase(
      calling(shops),
      { ...purchase, carts: [] },
      { status: "canceled" },
      { isCanceled: true },
    );
  },
  linkedCheckout: async (shops) => {
    if (await linkedCheckout(shops.beta, linked(shops))) throw failure("found a checkout");
  },
  shareGoods: (shops) => shareGoods(shops.beta, linked(shops)),
  endLinked: (shops) => endLinked(shops.beta, linked(shops)),
  findSkus: async (shops) => {
    if ((await findSkus(calling(shops), ["ALPHA-MUG"])).size > 0) throw failure("found a product");
  },
  findNamed: async (shops) => {
    if ((await findNamed(calling(shops), ["ALPHA-MUG"])).length > 0) throw failure("found a product");
  },
  fillCarts: async (shops) => {
    const { guest } = shops;
    await fillCarts(calling(shops), { visitor: guest, cartIds: [guest.cartId ?? ""] }, { lines: [] });
  },
};
