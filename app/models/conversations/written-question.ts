// @public

import { z } from "zod";
import { maxAnswerLength, maxQuestionLength } from "./product-question";
import type { QuestionState } from "./question-state";
import { questionStates } from "./question-state";

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
    /** Whether its product's page shows it (rule conversations-16). */
    status: z.enum(questionStates).default("approved"),
    reason_rejected: z.string().default(""),
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
  status,
  reasonRejected,
}: {
  code: string;
  sku: string;
  question: string;
  answer: string;
  askedBy: string;
  askedAt: Date;
  status: QuestionState;
  reasonRejected: string;
}): WrittenQuestion => ({
  code,
  sku,
  question,
  answer,
  asked_by: askedBy,
  asked_at: askedAt.toISOString(),
  status,
  reason_rejected: reasonRejected,
});
