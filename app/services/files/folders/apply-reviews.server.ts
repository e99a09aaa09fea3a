import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { noProductFor } from "~/models/files/folders/opinion-messages";
import { type ReviewFileRecord, reviewFileRecord } from "~/models/files/folders/review-file";
import type { ProductImage } from "~/models/platform/media/product-record";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { products } from "~/tables/catalogue";
import { reviews } from "~/tables/reviews";
import { refreshRatings } from "../../conversations/refresh-ratings.server";
import type { ShopFilesContext } from "../files-context.server";
import { idsOfSkus } from "./ids-of-skus.server";

/** What was done with a folder's reviews. `tags` name what shows something else now. */
export type ReviewsApplied = { counts: ApplyCounts; refused: FileMessage[]; tags: string[] };

/**
 * Makes the reviews that come from folders equal to these; reviews that shoppers wrote stay as they are (rule
 * reviews-7). Call it after the products. A review of an unknown SKU is refused.
 * @param images stored pictures by file name
 */
export async function applyReviews(
  ctx: ShopFilesContext,
  wanted: readonly ReviewFileRecord[],
  images: ReadonlyMap<string, ProductImage>,
): Promise<ReviewsApplied> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const stored = new Map((await readFolderReviews(ctx)).map((row) => [row.protectCode, row]));
  const idOf = await idsOfSkus(
    ctx,
    wanted.map(({ sku }) => sku),
  );
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const touched = new Set<number>();
  const named = new Set<string>();
  for (const record of wanted) {
    const productId = idOf.get(record.sku);
    named.add(record.code);
    if (productId === undefined) {
      refused.push({ file: "reviews.json", line: null, reason: noProductFor(record) });
      continue;
    }
    const pictures = record.images.flatMap((name) => images.get(name) ?? []);
    const known = stored.get(record.code);
    const asStored = { ...record, images: pictures.map(({ url }) => url) };
    if (known?.archivedFrom === null && canonicalJson(reviewFileRecord(known)) === canonicalJson(asStored)) {
      counts.unchanged += 1;
      continue;
    }
    const change = changeOf("review", record.code, known && reviewFileRecord(known), asStored);
    ctx.noteChange?.(known?.archivedFrom ? { ...change, did: "returned", fields: [] } : change);
    counts[known?.archivedFrom === null ? "changed" : "added"] += 1;
    for (const id of [productId, known?.productId ?? productId]) touched.add(id);
    await saveReview(ctx, { record, productId, pictures });
  }
  const gone = [...stored.values()].filter(
    ({ protectCode, archivedFrom }) => archivedFrom === null && !named.has(protectCode),
  );
  for (const { productId, protectCode } of gone) {
    touched.add(productId);
    ctx.noteChange?.({ kind: "review", name: protectCode, did: "archived", fields: [] });
  }
  counts.removed = gone.length;
  await archive(
    ctx,
    gone.map(({ id }) => id),
  );
  return { counts, refused, tags: await refreshRatings(ctx, [...touched]) };
}

/**
 * The reviews that came from a folder, oldest first, archived ones included. Those of archived products are
 * not among them and stay as they are.
 */
export function readFolderReviews(ctx: ShopFilesContext) {
  return ctx.db
    .select({
      ...{
        id: reviews.id,
        productId: reviews.productId,
        protectCode: reviews.protectCode,
        sku: products.sku,
      },
      ...{ star: reviews.star, title: reviews.title, content: reviews.content },
      ...{ displayName: reviews.displayName, writtenAt: reviews.writtenAt, status: reviews.status },
      ...{ reasonRejected: reviews.reasonRejected, images: reviews.images, reply: reviews.reply },
      ...{ replyFirstName: reviews.replyFirstName, replyLastName: reviews.replyLastName },
      archivedFrom: reviews.archivedFrom,
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId)))
    .where(
      and(eq(reviews.tenantId, ctx.tenant.id), eq(reviews.isFromFolder, true), isNull(products.archivedFrom)),
    )
    .orderBy(reviews.writtenAt, reviews.protectCode);
}

/**
 * Hides reviews that the folder no longer has. They keep what customers liked of them, and return with their
 * entry.
 */
async function archive(ctx: ShopFilesContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(reviews)
    .set({ archivedFrom: sql`${reviews.status}`, status: "rejected", updatedAt: ctx.now() })
    .where(and(eq(reviews.tenantId, ctx.tenant.id), inArray(reviews.id, ids)));
}

async function saveReview(
  ctx: ShopFilesContext,
  { record, productId, pictures }: { record: ReviewFileRecord; productId: number; pictures: ProductImage[] },
): Promise<void> {
  const columns = {
    productId,
    displayName: record.display_name,
    star: record.star,
    title: record.title,
    content: record.content,
    images: pictures,
    status: record.status,
    archivedFrom: null,
    reasonRejected: record.reason_rejected,
    reply: record.reply?.content ?? "",
    replyFirstName: record.reply?.first_name ?? "",
    replyLastName: record.reply?.last_name ?? "",
    writtenAt: new Date(record.written_at),
    updatedAt: ctx.now(),
  };
  await ctx.db
    .insert(reviews)
    .values({ tenantId: ctx.tenant.id, protectCode: record.code, isFromFolder: true, ...columns })
    .onConflictDoUpdate({
      target: [reviews.tenantId, reviews.protectCode],
      set: columns,
      setWhere: eq(reviews.isFromFolder, true),
    });
}
