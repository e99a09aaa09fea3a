import { z } from "zod";
import { writtenReviewSchema } from "../../conversations/written-review";

/** reviews.json (docs/shop-folder.md): reviews with what names them unique. */
export const reviewFileSchema = z.array(writtenReviewSchema).superRefine((records, refinement) => {
  const seen = new Set<string>();
  records.forEach(({ code }, index) => {
    if (seen.has(code))
      refinement.addIssue({ code: "custom", path: [index, "code"], message: `'${code}' is listed twice` });
    seen.add(code);
  });
});
