import { officeSubject } from "~/models/office/frame/office-subject";
import type { Waiting } from "~/models/office/inbox/waiting";
import { can } from "~/models/shops/actors/can";
import { officeOrderPath } from "~/paths/office";
import { listAwaitedReturns } from "../../orders/return-requests/list-awaited-returns.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { RowSearch } from "../../shops/search/holds-words.server";
import { officePlace } from "../require-office.server";

const states = { requested: "To answer", accepted: "On its way", received: "To refund" };

/**
 * Returns that wait for the shop or for their pieces, the longest wait first; null for an actor who sees no
 * orders.
 */
export async function listWaitingReturns(
  ctx: RequestContext,
  limit: number,
  search: RowSearch = {},
): Promise<Waiting[] | null> {
  const actor = await ctx.actor();
  if (!can(actor, "view", officeSubject("order", officePlace(ctx), actor))) return null;
  const found = await listAwaitedReturns(ctx, limit, search);
  return found.map(({ number, incrementId, status, email, askedAt, isWithdrawal }) => ({
    id: `return-${number}`,
    who: email,
    about: isWithdrawal ? `Withdrawal ${number}` : `Return ${number}`,
    state: states[status],
    tone: status === "accepted" && !isWithdrawal ? "plain" : "mind",
    since: askedAt,
    to: officeOrderPath(incrementId),
  }));
}
