// @public

import { formerInvoiceNumbers } from "~/models/orders/invoice/credit-note";
import type { PaperKind } from "~/models/orders/papers/paper-kind";
import { slipPaper } from "~/models/orders/papers/slip-paper";
import type { Paper } from "~/models/platform/paper/paper";
import { isUuid } from "~/models/platform/text/uuid";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { loadFormerInvoice } from "../invoices/load-former-invoice.server";
import { readCreditNotePapers, readInvoicePaper } from "../invoices/read-invoice-paper.server";
import { findOrder } from "../reading/find-order.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";

/** Papers that are printed or written at once. */
const mostPapers = 100;
/**
 * The packing slips, invoices, former ones or credit notes of orders of the shop, in the order they were
 * asked for, each read when it is taken; null for an order that has none yet (rules office-17 and office-26).
 * @throws AppError `not_found` for an order that the actor may not view
 */
export async function* readPapers(
  ctx: ShopContext,
  kind: PaperKind,
  orderIds: readonly string[],
): AsyncGenerator<{ number: string; paper: Paper | null }, void, undefined> {
  for (const id of orderIds.filter((one) => isUuid(one)).slice(0, mostPapers)) {
    const row = await findOrder(ctx, id);
    const isOwn = row.shopId === ctx.shop.id;
    if (isOwn) yield* await inOrderLanguage(ctx, id, (own) => readPapersOf(own, kind, id));
  }
}

async function readPapersOf(ctx: ShopContext, kind: PaperKind, id: string) {
  const order = await loadOrder(ctx, id);
  if (!order) return [];
  const { incrementId: number, invoice } = order;
  if (kind === "packing-slips")
    return [{ number, paper: slipPaper(textsOf(ctx.shop).t, order, ctx.shop.name) }];
  if (kind === "invoices")
    return [{ number, paper: invoice && (await readInvoicePaper(ctx, order, invoice)) }];
  const papers =
    kind === "former-invoices"
      ? await Promise.all(
          formerInvoiceNumbers(order.creditNotes).map((one) => loadFormerInvoice(ctx, id, one)),
        )
      : await readCreditNotePapers(ctx, order);
  return papers.length > 0 ? papers.map((paper) => ({ number, paper })) : [{ number, paper: null }];
}
