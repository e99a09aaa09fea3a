import { eq } from "drizzle-orm";
import { downloads } from "~/services/db/schema";
import { signDownload } from "~/services/downloads/download-hash.server";
import { grantDownloads } from "~/services/downloads/grant-downloads.server";
import { listDownloads, listOrderDownloads } from "~/services/downloads/list-downloads.server";
import { type DownloadRow, readDownloads } from "~/services/downloads/read-downloads.server";
import { sendDownload } from "~/services/downloads/send-download.server";
import { countUse, findDownload } from "~/services/downloads/use-download.server";
import { secret } from "./own-request";
import { type Attempts, failure } from "./two-shops";

/** Tries services of downloads as the second shop with the first shop's rows. */
export const downloadAttempts: Attempts = {
  grantDownloads: ({ beta, order }) => grantDownloads(beta, order.id),
  listDownloads: ({ beta, customer }) => listDownloads({ ...beta, secret }, customer.id),
  listOrderDownloads: ({ beta, order }) => listOrderDownloads({ ...beta, secret }, order.id),
  readDownloads: ({ beta, downloadId }) => readDownloads(beta, eq(downloads.id, downloadId)),
  findDownload: ({ beta, downloadId }) =>
    findDownload({ ...beta, secret }, signDownload(secret, { shopId: beta.shop.id, id: downloadId }), 0),
  countUse: async ({ beta, downloadId, order }) => {
    const file: DownloadRow = {
      ...{
        id: downloadId,
        fileName: "",
        fileKey: "",
        sizeBytes: 1,
        uses: 0,
        maxUses: null,
        lastUsedAt: null,
      },
      ...{ expiresAt: null, productName: "", orderId: order.id, orderNumber: "", orderStatus: order.status },
      ...{ totalDueMinor: 0, refundedMinor: 0 },
    };
    if (await countUse(beta, file)) throw failure("a use of another shop's download was counted");
  },
  sendDownload: async ({ alpha, beta, downloadId }) => {
    for (const shopId of [alpha.shop.id, beta.shop.id]) {
      const hash = signDownload(secret, { shopId, id: downloadId });
      const ctx = { ...beta, secret, config: { dataDir: "/nowhere" } };
      const { status } = await sendDownload(ctx, new Request("https://beta.example/"), hash);
      if (status !== 404) throw failure("a download of another shop was found");
    }
  },
};
