import { officeSubject } from "~/models/office/frame/office-subject";
import type { Waiting } from "~/models/office/inbox/waiting";
import { can } from "~/models/shops/actors/can";
import { officeQuotePath } from "~/paths/office";
import { listOwnedQuotes } from "../../checkout/quotes/list-owned-quotes.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { RowSearch } from "../../shops/search/holds-words.server";
import { officePlace } from "../require-office.server";

/** Quotes that shoppers wait for, the longest wait first; null for an actor who sees no orders. */
export async function listWaitingQuotes(
  ctx: RequestContext,
  limit: number,
  search: RowSearch = {},
): Promise<Waiting[] | null> {
  const actor = await ctx.actor();
  if (!can(actor, "view", officeSubject("order", officePlace(ctx), actor))) return null;
  const found = await listOwnedQuotes(ctx, { after: null, limit, isRequested: true, search });
  return found.map(({ number, email, createdAt }) => ({
    id: `quote-${number}`,
    who: email,
    about: `Quote ${number}`,
    state: "To price",
    tone: "mind",
    since: createdAt,
    to: officeQuotePath(number),
  }));
}
