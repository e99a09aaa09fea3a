import { z } from "zod";
import { maxAnswerLength, maxQuestionLength } from "./product-question";

/** A question that a folder or its owner brought, with its answer, as questions.json has it. */
export const writtenQuestionSchema = z
  .object({
    /** Names the question in the folder; unique in the shop. */
    code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "Use lower-case letters, digits and hyphens"),
    sku: z.string().min(1),
    question: z.string().trim().min(1).max(maxQuestionLength),
    answer: z.string().trim().min(1).max(maxAnswerLength),
    asked_by: z.string().trim().min(1).max(100),
    asked_at: z.string().datetime(),
  })
  .strict();

/** A question of a shop's folder. */
export type WrittenQuestion = z.output<typeof writtenQuestionSchema>;

/** A stored question as questions.json has it. */
export const writtenQuestion = ({
  code,
  sku,
  question,
  answer,
  askedBy,
  askedAt,
}: {
  code: string;
  sku: string;
  question: string;
  answer: string;
  askedBy: string;
  askedAt: Date;
}): WrittenQuestion => ({
  ...{ code, sku, question, answer, asked_by: askedBy, asked_at: askedAt.toISOString() },
});
