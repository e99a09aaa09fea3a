import type { PanelView } from "~/models/office/record/record-view";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { officeProductPath } from "~/paths/office";
import { listAwaitedPictures } from "../../files/list-awaited-pictures.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Faults that are listed; the API and the command have the others. */
const mostShown = 100;

/** How far the pictures of imports are, and which cannot be had (rule imports-10); nothing without any. */
export async function importedPictures(ctx: RequestContext): Promise<PanelView[]> {
  if (!can(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id))) return [];
  const { stored, waiting, missing, faults } = await listAwaitedPictures(ctx);
  if (waiting + missing === 0) return [];
  return [
    {
      kind: "rows",
      title: `Pictures of imports: ${stored} fetched, ${waiting} waiting, ${missing} missing`,
      empty: "Those that wait are fetched in the background.",
      rows: faults.slice(0, mostShown).map(({ sku, url, reason }) => ({
        title: sku,
        to: officeProductPath(sku),
        sub: url,
        end: reason,
        tone: "bad" as const,
      })),
    },
  ];
}
