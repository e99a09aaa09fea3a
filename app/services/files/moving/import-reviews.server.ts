import { and, eq, inArray, isNull } from "drizzle-orm";
import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import { type MovedReview, reviewRow } from "~/models/files/moving/review-row";
import { products } from "~/tables/catalogue/catalogue";
import { bringReviews } from "../../conversations/reviews/bring-reviews.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { plainText } from "../folders/formats/plain-text.server";
import { findByNumbers } from "./find-by-numbers.server";
import type { ImportRows } from "./import-rows.server";

/** Reviews of one transaction. */
const batchSize = 500;

/** Imports reviews of products with the store's answers (rule imports-15). */
export const importReviews: ImportRows = async (ctx, { name, csv }, onProgress) => {
  const counts = { ...noCounts };
  const [refused, notes] = [new Messages(name), new Messages(name)];
  const found: MovedReview[] = [];
  const replies = new Map<string, string>();
  const codes = new Set<string>();
  for await (const read of csv.rows) {
    if ("refused" in read) {
      refused.add(read.refused.line, read.refused.reason);
      continue;
    }
    const reading = reviewRow(read.row, ctx.shop.settings.general.time_zone);
    if (reading === null) continue;
    if ("reply" in reading) {
      if (replies.has(reading.reply.parent)) notes.add(reading.reply.line, "only the first answer is kept");
      else replies.set(reading.reply.parent, reading.reply.content);
    } else if ("reason" in reading) refused.add(reading.line, reading.reason);
    else if (codes.has(reading.review.code)) refused.add(reading.review.line, "is listed above");
    else {
      codes.add(reading.review.code);
      found.push(reading.review);
    }
  }
  const waiting = found.filter(({ status }) => status === "pending").length;
  for (let at = 0; at < found.length; at += batchSize) {
    const batch = found.slice(at, at + batchSize);
    const skuOf = await findGoods(ctx, batch);
    const placed = batch.flatMap((review) => {
      const sku = skuOf(review);
      if (sku !== undefined) return [{ ...review, sku }];
      refused.add(review.line, "is of a product that is not here: import products first");
      return [];
    });
    const brought = await bringReviews(
      ctx,
      placed.map((review) => ({ code: review.code, record: recordOf(review, replies.get(review.id)) })),
    );
    for (const { code, line } of placed) {
      const reason = brought.refused.get(code);
      if (reason !== undefined) refused.add(line, reason);
      else if (brought.added.has(code)) counts.added += 1;
      else counts.unchanged += 1;
    }
    onProgress("reviews", at + batch.length, found.length);
  }
  return {
    counts: [{ what: "Reviews", counts }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: notes.kept,
    notesCount: notes.count,
    unseen: waiting > 0 ? [`${waiting} of ${found.length} reviews wait for you`] : [],
    next:
      refused.count > 0
        ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
        : [],
  };
};

/** Finds the SKUs of the products that reviews name. */
async function findGoods(
  ctx: ShopContext,
  batch: readonly MovedReview[],
): Promise<(review: MovedReview) => string | undefined> {
  const named = batch.map(({ goods }) => goods);
  const slugs = named.flatMap((goods) => ("slug" in goods ? [goods.slug] : []));
  const byNumber = await findByNumbers(
    ctx,
    named.flatMap((goods) => ("number" in goods ? [goods.number] : [])),
  );
  const { tenantId, archivedFrom, slug, sku } = products;
  const rows =
    slugs.length === 0
      ? []
      : await ctx.db
          .select({ slug, sku })
          .from(products)
          .where(and(eq(tenantId, ctx.tenant.id), isNull(archivedFrom), inArray(slug, slugs)));
  const bySlug = new Map(rows.map((row) => [row.slug, row.sku]));
  return ({ goods }) => {
    if ("sku" in goods) return goods.sku;
    return "number" in goods ? byNumber.get(goods.number) : bySlug.get(goods.slug);
  };
}

function recordOf(review: MovedReview & { sku: string }, answer: string | undefined) {
  const reply = plainText(review.reply || (answer ?? ""));
  return {
    sku: review.sku,
    star: review.star,
    status: review.status,
    title: plainText(review.title),
    content: plainText(review.content),
    display_name: plainText(review.displayName),
    written_at: review.writtenAt.toISOString(),
    reply: reply === "" ? null : { content: reply },
  };
}
