import type { WrittenQuestion } from "~/models/conversations/written-question";
import type { WrittenReview } from "~/models/conversations/written-review";
import { type ApplyCounts, addCounts, type FileMessage } from "~/models/files/apply-summary";
import { noProductFor } from "~/models/files/folders/opinion-messages";
import type { ProductImage } from "~/models/platform/media/product-record";
import { questionRecords } from "../../../conversations/questions/question-records.server";
import { reviewRecords } from "../../../conversations/reviews/review-records.server";
import type { WholeKind } from "../../../shops/records/record-kind";
import type { ShopFilesContext } from "../../files-context.server";
import { ofRecords } from "../merge/merge-kinds.server";
import { type FolderMerge, mergeRecords } from "../merge/merge-records.server";
import { idsOfSkus } from "../rows/ids-of-skus.server";
import { removeRecords, writeRecords } from "./apply-records.server";

/** What was done with a folder's reviews or questions. `tags` name what shows something else now. */
export type OpinionsApplied = { counts: ApplyCounts; refused: FileMessage[]; tags: string[] };

/**
 * Makes the reviews that come from folders equal to these; reviews that shoppers wrote stay as they are (rule
 * reviews-7). Call it after the products. A review of an unknown SKU is refused.
 * @param merge what was known of the folder (rule shop-folders-6)
 * @param images stored pictures by file name
 */
export const applyReviews = (
  ctx: ShopFilesContext,
  merge: FolderMerge,
  wanted: readonly WrittenReview[],
  images: ReadonlyMap<string, ProductImage>,
): Promise<OpinionsApplied> =>
  applyOpinions({ ctx, merge }, reviewRecords, {
    file: "reviews.json",
    did: "archived",
    wanted: wanted.map((review) => ({
      ...review,
      images: review.images.flatMap((name) => images.get(name)?.url ?? []),
    })),
  });

/**
 * Makes the questions that come from folders equal to these; published conversations stay as they are (rule
 * conversations-12). Call it after the products. A question about an unknown SKU is refused.
 */
export const applyQuestions = (
  ctx: ShopFilesContext,
  merge: FolderMerge,
  wanted: readonly WrittenQuestion[],
): Promise<OpinionsApplied> =>
  applyOpinions({ ctx, merge }, questionRecords, { file: "questions.json", did: "removed", wanted });

async function applyOpinions<R extends { code: string; sku: string }>(
  { ctx, merge }: { ctx: ShopFilesContext; merge: FolderMerge },
  kind: WholeKind<R>,
  { file, did, wanted }: { file: string; did: "archived" | "removed"; wanted: readonly R[] },
): Promise<OpinionsApplied> {
  const skus = await idsOfSkus(
    ctx,
    wanted.map(({ sku }) => sku),
  );
  const refused = wanted.filter(({ sku }) => !skus.has(sku));
  const left = new Set(refused.map(({ code }) => code));
  const folder = new Map(wanted.flatMap((one) => (left.has(one.code) ? [] : [[one.code, one] as const])));
  const { records: merged } = await mergeRecords(merge, ofRecords(kind), { folder, left });
  // What was refused stays as it is stored.
  const stored = await kind.readAll(ctx);
  const kept = [...left].flatMap((code) => {
    const own = stored.get(code);
    return own ? [[code, own] as const] : [];
  });
  const records = new Map([...merged, ...kept]);
  const written = await writeRecords(ctx, kind, { records: merged, word: kind.kind });
  const removed = await removeRecords(ctx, kind, { records, word: kind.kind, did });
  return {
    counts: addCounts(written.counts, removed.counts),
    refused: refused.map((one) => ({ file, line: null, reason: noProductFor(one) })),
    tags: [...written.tags, ...removed.tags],
  };
}
