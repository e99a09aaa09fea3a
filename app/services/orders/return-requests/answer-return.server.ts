// @public

import { mayDecline } from "~/models/orders/return-request/may-decline";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { loadOrder } from "../reading/load-order.server";
import { type HeldReturn, moveReturn, type ReturnKey } from "./move-return.server";
import { readReturnAddress } from "./read-return-address.server";

/**
 * Accepts a return: its shopper gets a mail that says where to send it (rule order-returns-7).
 * @param instructions besides the seller's address and what the setting says
 * @throws AppError as `moveReturn`, and `invalid` where nothing says where to send it
 */
export async function acceptReturn(ctx: ShopContext, key: ReturnKey, instructions: string): Promise<void> {
  await moveReturn(ctx, key, { to: "accepted" }, async (inner, { order }) => {
    const address = await readReturnAddress(inner, order.sellerId);
    const note = [address && `Send it to ${address}.`, instructions.trim(), settingOf(ctx)]
      .filter(Boolean)
      .join(" ");
    if (note === "") throw new AppError("invalid", "Say where to send it.", "instructions");
    await tellShopper(inner, key, "return_accepted");
    return { status: "accepted", note };
  });
}

/**
 * Declines a return with a reason (rule order-returns-7); its pieces can be asked back again.
 * @throws AppError as `moveReturn`, and `invalid` without a reason
 */
export async function declineReturn(ctx: ShopContext, key: ReturnKey, reason: string): Promise<void> {
  const note = reason.trim();
  if (note === "") throw new AppError("invalid", "Say why.", "reason");
  await moveReturn(ctx, key, { to: "declined" }, async (inner, held) => {
    await requireDeclinable(inner, held);
    await tellShopper(inner, key, "return_declined");
    return { status: "declined", note };
  });
}

/**
 * A withdrawal is no request: only goods whose seal was to stay whole can be turned down, and once they are
 * back (rule withdrawals-7).
 */
async function requireDeclinable(ctx: ShopContext, { order, request }: HeldReturn): Promise<void> {
  if (request.withdrawal === null) return;
  const view = await loadOrder(ctx, order.id);
  const own = view?.returns.find(({ id }) => id === request.id);
  if (!view || !own || !mayDecline(view, own))
    throw new AppError("conflict", "A withdrawal can’t be declined.");
}

const settingOf = ({ shop }: ShopContext): string =>
  shop.settings.modules["order-management"].returns.instructions;

const tellShopper = (
  ctx: ShopContext,
  { orderId, id }: ReturnKey,
  kind: "return_accepted" | "return_declined",
) => queueOrderMail(ctx, { orderId, kind, subjectId: String(id) });
