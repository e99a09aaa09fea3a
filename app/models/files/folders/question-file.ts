import { z } from "zod";
import { maxAnswerLength, maxQuestionLength } from "../../conversations/product-question";

const recordSchema = z
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

/**
 * questions.json (docs/shop-folder.md): questions about products with their answers, with what names them
 * unique.
 */
export const questionFileSchema = z.array(recordSchema).superRefine((records, refinement) => {
  const seen = new Set<string>();
  records.forEach(({ code }, index) => {
    if (seen.has(code))
      refinement.addIssue({ code: "custom", path: [index, "code"], message: `'${code}' is listed twice` });
    seen.add(code);
  });
});

/** A question of a shop's folder. */
export type QuestionFileRecord = z.output<typeof recordSchema>;

/** A stored question as questions.json has it. */
export const questionFileRecord = ({
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
}): QuestionFileRecord => ({
  ...{ code, sku, question, answer, asked_by: askedBy, asked_at: askedAt.toISOString() },
});
