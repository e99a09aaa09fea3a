import {
  type KlarnaServer,
  klarnaAccount,
  pageMessage,
} from "../../../../../tests/support/providers/klarna/klarna-server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { openPurchaseShop } from "../../../checkout/steps/purchase-fixture.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { placePaidOrder } from "../order-fixture.server";
import type { PaymentContext } from "../payment-context.server";
import { withPayments } from "../payment-fixture.server";

/** A message of Klarna's arrives at the shop. */
export const tellKlarna = (shop: PaymentContext, body: string) =>
  receiveWebhook(shop, "klarna", { body, headers: new Headers() });

/** An order that is paid at a fake of Klarna. */
export type KlarnaPaidOrder = Awaited<ReturnType<typeof openKlarnaOrder>>;

/** Opens a shop that takes Klarna, and places an order of two mugs. */
export async function openKlarnaOrder(
  db: Db,
  klarna: KlarnaServer,
  { capture = "automatic" }: { capture?: "automatic" | "manual" } = {},
) {
  const { username, password } = klarnaAccount;
  const settings = { payment: { klarna: { active: true, username, capture } } };
  const purchase = withPayments(await openPurchaseShop(db, settings), { klarna: klarna.url });
  const shop = await withSecrets(purchase, { "payment.klarna.password": password });
  const order = await placePaidOrder(shop, "klarna");
  /** The page at Klarna. */
  const page = () => {
    const last = [...klarna.pages.values()].at(-1);
    if (!last) throw new Error("there is no page to pay on");
    return last;
  };
  /** The order at Klarna. */
  const atKlarna = () => {
    const found = klarna.orders.get(page().order_id ?? "");
    if (!found) throw new Error("the shopper has not paid");
    return found;
  };
  return {
    ...order,
    page,
    atKlarna,
    /** Klarna says that the page changed. */
    tell: (to: PaymentContext = shop) => tellKlarna(to, pageMessage({ session_id: page().session_id })),
  };
}
