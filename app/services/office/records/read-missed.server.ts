import type { PanelView } from "~/models/office/record/record-view";
import { missedPanel } from "~/models/office/records/missed-panel";
import { can } from "~/models/shops/actors/can";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { officeNewRecordPath } from "~/paths/office";
import { listMissedAddresses, listRedirects } from "../../content/redirects/list-redirects.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The addresses of the shop that led nowhere, below its redirects (rule addresses-10).
 * @throws AppError `forbidden`
 */
export async function readMissed(ctx: ShopContext): Promise<PanelView> {
  const missed = await listMissedAddresses(ctx);
  const leads = new Set((await listRedirects(ctx)).map(({ from }) => from));
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const mayChange = can(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  return missedPanel(
    missed,
    leads,
    clock,
    mayChange ? (path) => officeNewRecordPath("redirects", path) : null,
  );
}
