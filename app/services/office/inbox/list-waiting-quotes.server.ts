import { quoteState } from "~/models/checkout/quote-state";
import { officeSubject } from "~/models/office/frame/office-subject";
import type { PanelRow } from "~/models/office/record/record-view";
import { can } from "~/models/shops/actors/can";
import { officeQuotePath } from "~/paths/office";
import { listOwnedQuotes } from "../../checkout/quotes/list-owned-quotes.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officePlace } from "../require-office.server";

/** Quotes that shoppers wait for among the latest; null for an actor who sees no orders. */
export async function listWaitingQuotes(ctx: RequestContext, limit: number): Promise<PanelRow[] | null> {
  const actor = await ctx.actor();
  if (!can(actor, "view", officeSubject("order", officePlace(ctx), actor))) return null;
  const latest = await listOwnedQuotes(ctx, { after: null, limit });
  return latest
    .filter((row) => quoteState(row, ctx.now()) === "requested")
    .map(({ number, email }) => ({
      title: `Quote ${number}`,
      to: officeQuotePath(number),
      sub: email,
      end: "To price",
      tone: "mind",
    }));
}
