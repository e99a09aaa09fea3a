// @public

import { eq } from "drizzle-orm";
import { type DownloadView, downloadView } from "~/models/orders/download/download-view";
import { authorize } from "~/models/shops/actors/authorize";
import { downloadPath } from "~/paths/account";
import { downloads } from "~/tables/orders/downloads";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { signDownload } from "./download-hash.server";
import { type DownloadRow, readDownloads } from "./read-downloads.server";

/** A context that can sign links. */
export type SigningContext = ShopContext & { secret: string };

/** Everything a customer bought to download, the newest first. */
export async function listDownloads(ctx: SigningContext, customerId: number): Promise<DownloadView[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  return viewsOf(ctx, await readDownloads(ctx, eq(orders.customerId, customerId)));
}

/** The files of an order. It does not check rights: pages open the order first. */
export async function listOrderDownloads(ctx: SigningContext, orderId: string): Promise<DownloadView[]> {
  return viewsOf(ctx, await readDownloads(ctx, eq(downloads.orderId, orderId)));
}

const viewsOf = (ctx: SigningContext, rows: DownloadRow[]) => rows.map((row) => viewOfDownload(ctx, row));

/** A bought file as its buyer sees it, with its signed link. */
export const viewOfDownload = ({ secret, shop, now }: SigningContext, row: DownloadRow): DownloadView =>
  downloadView(row, {
    now: now(),
    zone: shop.settings.general.time_zone,
    path: downloadPath(signDownload(secret, { shopId: shop.id, id: row.id })),
  });
