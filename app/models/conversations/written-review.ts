// @public

import { z } from "zod";
import type { ReviewState } from "./review-state";
import { reviewStates } from "./review-state";

/** A review that a folder or its owner brought, as reviews.json has it. */
export const writtenReviewSchema = z
  .object({
    /** Names the review in the folder; unique in the shop. */
    code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "Use lower-case letters, digits and hyphens"),
    sku: z.string().min(1),
    star: z.number().int().min(1).max(5),
    title: z.string().trim().max(255).default(""),
    content: z.string().trim().min(10).max(5000),
    display_name: z.string().trim().min(1).max(100),
    written_at: z.string().datetime(),
    status: z.enum(reviewStates).default("approved"),
    reason_rejected: z.string().default(""),
    images: z.array(z.string().min(1)).max(5).default([]),
    reply: z
      .object({
        content: z.string().min(1),
        first_name: z.string().default(""),
        last_name: z.string().default(""),
      })
      .strict()
      .nullable()
      .default(null),
  })
  .strict();

/** A review of a shop's folder. */
export type WrittenReview = z.output<typeof writtenReviewSchema>;

/** What a stored review has of a folder's. */
type StoredReview = {
  protectCode: string;
  sku: string;
  star: number;
  title: string;
  content: string;
  displayName: string;
  writtenAt: Date;
  status: ReviewState;
  reasonRejected: string;
  images: readonly { url: string }[];
  reply: string;
  replyFirstName: string;
  replyLastName: string;
};

/** A stored review as reviews.json has it; pictures by their addresses. */
export const writtenReview = (row: StoredReview): WrittenReview => ({
  code: row.protectCode,
  sku: row.sku,
  star: row.star,
  title: row.title,
  content: row.content,
  display_name: row.displayName,
  written_at: row.writtenAt.toISOString(),
  status: row.status,
  reason_rejected: row.reasonRejected,
  images: row.images.map(({ url }) => url),
  reply: row.reply
    ? { content: row.reply, first_name: row.replyFirstName, last_name: row.replyLastName }
    : null,
});
