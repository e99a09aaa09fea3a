import { z } from "zod";
import { type ReviewState, reviewStates } from "../../conversations/review-state";

const recordSchema = z
  .object({
    /** Names the review in the folder; unique in the marketplace. */
    code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "Use lower-case letters, digits and hyphens"),
    /** The seller's code. */
    seller: z.string().min(1),
    star: z.number().int().min(1).max(5),
    content: z.string().trim().min(10).max(2000),
    display_name: z.string().trim().min(1).max(100),
    written_at: z.string().datetime(),
    status: z.enum(reviewStates).default("approved"),
    reason_rejected: z.string().default(""),
    reply: z.string().trim().max(2000).default(""),
  })
  .strict();

/**
 * seller-reviews.json of a marketplace's folder (docs/shop-folder.md): reviews with codes without repeats.
 */
export const sellerReviewFileSchema = z.array(recordSchema).superRefine((records, refinement) => {
  const seen = new Set<string>();
  records.forEach(({ code }, index) => {
    if (seen.has(code))
      refinement.addIssue({ code: "custom", path: [index, "code"], message: `'${code}' is listed twice` });
    seen.add(code);
  });
});

/** A review of a seller in a marketplace's folder. */
export type SellerReviewFileRecord = z.output<typeof recordSchema>;

/** What a stored review has of a folder's. */
type StoredReview = {
  folderCode: string | null;
  seller: string;
  star: number;
  content: string;
  displayName: string;
  writtenAt: Date;
  status: ReviewState;
  reasonRejected: string;
  reply: string;
};

/** A stored review as seller-reviews.json has it. */
export const sellerReviewFileRecord = ({
  folderCode,
  displayName,
  writtenAt,
  reasonRejected,
  ...row
}: StoredReview): SellerReviewFileRecord => ({
  code: folderCode ?? "",
  seller: row.seller,
  star: row.star,
  content: row.content,
  display_name: displayName,
  written_at: writtenAt.toISOString(),
  status: row.status,
  reason_rejected: reasonRejected,
  reply: row.reply,
});
