import { officeSubject } from "~/models/office/frame/office-subject";
import type { PanelRow } from "~/models/office/record/record-view";
import { parseReturnNumber } from "~/models/orders/return-request/return-view";
import { can } from "~/models/shops/actors/can";
import { officeOrderPath } from "~/paths/office";
import { listReturns } from "../../orders/return-requests/list-returns.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officePlace } from "../require-office.server";

const waiting = { requested: "To answer", accepted: "On its way", received: "To refund" } as const;
type Waiting = keyof typeof waiting;

/** Returns that wait for the shop or for their pieces; null for an actor who sees no orders. */
export async function listWaitingReturns(ctx: RequestContext, limit: number): Promise<PanelRow[] | null> {
  const actor = await ctx.actor();
  if (!can(actor, "view", officeSubject("order", officePlace(ctx), actor))) return null;
  const found = await listReturns(ctx, { limit });
  return found.flatMap(({ number, status, email }) => {
    if (!(status in waiting)) return [];
    return [
      {
        title: `Return ${number}`,
        to: officeOrderPath(parseReturnNumber(number)?.incrementId ?? number),
        sub: email,
        end: waiting[status as Waiting],
        tone: status === "accepted" ? ("plain" as const) : ("mind" as const),
      },
    ];
  });
}
