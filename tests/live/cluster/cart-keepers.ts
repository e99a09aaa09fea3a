import { setTimeout as delay } from "node:timers/promises";
import { addableCap } from "~/models/catalogue/stock/addable-qty";
import type { Send } from "../../http/runner/answer";
import { select } from "../../http/runner/select";
import { Shopper } from "../harness/shopper";

/** Shoppers who fill a cart and never order. */
export type CartKeepers = {
  /**
   * Sends them home and answers each cart that has fewer pieces than were confirmed, or more than were asked
   * for.
   */
  judge: () => Promise<string[]>;
  confirmed: () => number;
};

/** Each adds a piece every so often, as many as a line may have, and remembers how many were confirmed. */
export function sendCartKeepers(
  send: Send,
  productId: string,
  { keepers, everyMs }: { keepers: number; everyMs: number },
): CartKeepers {
  let isOver = false;
  const carts = Array.from({ length: keepers }, () => ({
    shopper: new Shopper(send),
    confirmed: 0,
    asked: 0,
  }));
  const filling = carts.map(async (cart) => {
    while (!isOver && cart.asked < addableCap) {
      cart.asked += 1;
      await cart.shopper.add(productId).then(
        () => {
          cart.confirmed += 1;
        },
        () => {},
      );
      await delay(everyMs);
    }
  });
  return {
    confirmed: () => carts.reduce((sum, { confirmed }) => sum + confirmed, 0),
    async judge() {
      isOver = true;
      await Promise.all(filling);
      const wrong: string[] = [];
      for (const { shopper, confirmed, asked } of carts) {
        const { body } = await shopper.get("/checkout/cart");
        const qty = Number(select(body, 'input[name="qty"][type="number"]')[0]?.attribs.value ?? 0);
        if (qty < confirmed || qty > asked)
          wrong.push(`a cart has ${qty} pieces; ${confirmed} were confirmed, ${asked} asked for`);
      }
      return wrong;
    },
  };
}
