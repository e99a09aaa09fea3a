import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { noSellerFor } from "~/models/files/folders/opinion-messages";
import {
  type SellerReviewFileRecord,
  sellerReviewFileRecord,
} from "~/models/files/folders/seller-review-file";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { sellers } from "~/tables/shops/tenants";
import { refreshSellerRating } from "../../../conversations/seller-reviews/refresh-seller-rating.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { ShopFilesContext } from "../../files-context.server";
import { type FolderMerge, type MergeKind, mergeRecords } from "../merge/merge-records.server";

/** What was done with a folder's reviews of sellers. `tags` name what shows something else now. */
export type SellerReviewsApplied = { counts: ApplyCounts; refused: FileMessage[]; tags: string[] };

/** The reviews of sellers that came from a folder, by their codes. */
export const sellerReviewMerge: MergeKind<SellerReviewFileRecord> = {
  kind: "seller-review",
  readShop: async (ctx) =>
    new Map(
      (await readFolderSellerReviews(ctx)).map((row) => [row.folderCode ?? "", sellerReviewFileRecord(row)]),
    ),
  say: (name) => ({ kind: "seller review", name }),
};

/**
 * Makes the reviews of sellers that come from folders what the folder and the marketplace changed; those that
 * shoppers wrote stay as they are (rule seller-reviews-6). A review of an unknown seller is refused.
 * @param merge what was known of the folder (rule shop-folders-6)
 * @param sellerIds ids of the marketplace's sellers by code
 */
export async function applySellerReviews(
  ctx: ShopFilesContext,
  merge: FolderMerge,
  written: readonly SellerReviewFileRecord[],
  sellerIds: ReadonlyMap<string, string>,
): Promise<SellerReviewsApplied> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const stored = new Map((await readFolderSellerReviews(ctx)).map((row) => [row.folderCode, row]));
  const counts = { ...noCounts };
  const wrong = written.filter(({ seller }) => !sellerIds.has(seller));
  const left = new Set(wrong.map(({ code }) => code));
  const folder = new Map(written.flatMap((one) => (left.has(one.code) ? [] : [[one.code, one] as const])));
  const { records } = await mergeRecords(merge, sellerReviewMerge, { folder, left });
  const named = new Set<string | null>([...records.keys(), ...left]);
  const touched = new Set<string>();
  for (const record of records.values()) {
    const sellerId = sellerIds.get(record.seller);
    if (sellerId === undefined) continue;
    const known = stored.get(record.code);
    if (known && canonicalJson(sellerReviewFileRecord(known)) === canonicalJson(record)) {
      counts.unchanged += 1;
      continue;
    }
    ctx.noteChange?.(changeOf("seller review", record.code, known && sellerReviewFileRecord(known), record));
    counts[known ? "changed" : "added"] += 1;
    for (const id of [sellerId, known?.sellerId ?? sellerId]) touched.add(id);
    await saveReview(ctx, record, sellerId);
  }
  const gone = [...stored.values()].filter(({ folderCode }) => !named.has(folderCode));
  for (const { sellerId, folderCode } of gone) {
    touched.add(sellerId);
    ctx.noteChange?.({ kind: "seller review", name: folderCode ?? "", did: "removed", fields: [] });
  }
  counts.removed = gone.length;
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await ctx.db
      .delete(sellerReviews)
      .where(and(eq(sellerReviews.tenantId, ctx.tenant.id), inArray(sellerReviews.id, ids)));
  }
  const tags: string[] = [];
  for (const sellerId of [...touched].sort()) tags.push(...(await refreshSellerRating(ctx, sellerId)));
  const refused = wrong.map((one) => ({
    file: "seller-reviews.json",
    line: null,
    reason: noSellerFor(one),
  }));
  return { counts, refused, tags };
}

/** The reviews of sellers that came from a folder, oldest first. */
export function readFolderSellerReviews(ctx: ShopContext) {
  return ctx.db
    .select({
      id: sellerReviews.id,
      sellerId: sellerReviews.sellerId,
      folderCode: sellerReviews.folderCode,
      seller: sellers.code,
      star: sellerReviews.star,
      content: sellerReviews.content,
      displayName: sellerReviews.displayName,
      writtenAt: sellerReviews.writtenAt,
      status: sellerReviews.status,
      reasonRejected: sellerReviews.reasonRejected,
      reply: sellerReviews.reply,
    })
    .from(sellerReviews)
    .innerJoin(
      sellers,
      and(eq(sellers.tenantId, sellerReviews.tenantId), eq(sellers.id, sellerReviews.sellerId)),
    )
    .where(and(eq(sellerReviews.tenantId, ctx.tenant.id), isNotNull(sellerReviews.folderCode)))
    .orderBy(sellerReviews.writtenAt, sellerReviews.folderCode);
}

async function saveReview(
  ctx: ShopFilesContext,
  record: SellerReviewFileRecord,
  sellerId: string,
): Promise<void> {
  const { star, content, status, reply } = record;
  const columns = {
    sellerId,
    star,
    content,
    status,
    reply,
    displayName: record.display_name,
    reasonRejected: record.reason_rejected,
    writtenAt: new Date(record.written_at),
    updatedAt: ctx.now(),
  };
  await ctx.db
    .insert(sellerReviews)
    .values({ tenantId: ctx.tenant.id, folderCode: record.code, ...columns })
    .onConflictDoUpdate({ target: [sellerReviews.tenantId, sellerReviews.folderCode], set: columns });
}
