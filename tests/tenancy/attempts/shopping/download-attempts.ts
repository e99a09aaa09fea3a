import { eq } from "drizzle-orm";
import { downloadPath } from "~/paths/account";
import { signDownload, signPress } from "~/services/orders/downloads/download-hash.server";
import { findDownload } from "~/services/orders/downloads/find-download.server";
import { grantDownloads } from "~/services/orders/downloads/grant-downloads.server";
import { listDownloads, listOrderDownloads } from "~/services/orders/downloads/list-downloads.server";
import { openDownload } from "~/services/orders/downloads/open-download.server";
import { countUse, pressDownload } from "~/services/orders/downloads/press-download.server";
import { readDownloads } from "~/services/orders/downloads/read-downloads.server";
import { sendDownload } from "~/services/orders/downloads/send-download.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { downloads } from "~/tables/orders/downloads";
import { failure } from "../../first-shop-names";
import { secret } from "../../own-request";
import type { Attempts } from "../../two-shops";

/** Tries services of downloads as the second shop with the first shop's rows. */
export const downloadAttempts: Attempts = {
  grantDownloads: ({ beta, order }) => grantDownloads(beta, order.id),
  listDownloads: ({ beta, customer }) => listDownloads({ ...beta, secret }, customer.id),
  listOrderDownloads: ({ beta, order }) => listOrderDownloads({ ...beta, secret }, order.id),
  readDownloads: ({ beta, downloadId }) => readDownloads(beta, eq(downloads.id, downloadId)),
  findDownload: async ({ alpha, beta, downloadId }) => {
    for (const hash of hashesOf([alpha, beta], downloadId))
      if ("file" in (await findDownload(reader(beta), hash))) throw found();
  },
  openDownload: async ({ alpha, beta, downloadId }) => {
    for (const hash of hashesOf([alpha, beta], downloadId))
      if ("download" in (await openDownload(reader(beta), hash))) throw found();
  },
  pressDownload: async ({ alpha, beta, downloadId }) => {
    for (const hash of hashesOf([alpha, beta], downloadId))
      if ((await pressDownload(reader(beta), hash)) !== downloadPath(hash)) throw found();
  },
  countUse: async ({ beta, downloadId }) => {
    if (await countUse(beta, downloadId)) throw failure("a use of another shop's download was counted");
  },
  sendDownload: async ({ alpha, beta, downloadId }) => {
    for (const { shop, now } of [alpha, beta]) {
      const named = { shopId: shop.id, id: downloadId };
      const link = { hash: signDownload(secret, named), press: signPress(secret, named, now()) };
      const { status } = await sendDownload(reader(beta), new Request("https://beta.example/"), link);
      if (status !== 302) throw found();
    }
  },
};

const reader = (ctx: ShopContext) => ({ ...ctx, secret, fileStore: createDiskStore("/nowhere") });
const hashesOf = (shops: ShopContext[], id: number) =>
  shops.map(({ shop }) => signDownload(secret, { shopId: shop.id, id }));
const found = () => failure("a download of another shop was found");
