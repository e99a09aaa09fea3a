import { z } from "zod";
import { writtenQuestionSchema } from "../../conversations/written-question";

/**
 * questions.json (docs/shop-folder.md): questions about products with their answers, with what names them
 * unique.
 */
export const questionFileSchema = z.array(writtenQuestionSchema).superRefine((records, refinement) => {
  const seen = new Set<string>();
  records.forEach(({ code }, index) => {
    if (seen.has(code))
      refinement.addIssue({ code: "custom", path: [index, "code"], message: `'${code}' is listed twice` });
    seen.add(code);
  });
});
