import { z } from "zod";
import { reviewScopes } from "../../records/review-scope";
import { openModule } from "./settings-module";

/** How shoppers write and read reviews (rules reviews-2 to reviews-4). */
export const reviewSettings = openModule(
  z
    .object({
      title_required: z.boolean().default(true),
      /** Whether shoppers without an account may write reviews. */
      allow_guest: z.boolean().default(false),
      /** Characters of a review that show before 'Read more'; 0 for all. */
      limit_description_characters: z.number().int().min(0).default(400),
      /** What the page of a product with variations lists at first. */
      default_scope: z.enum(reviewScopes).default("all-reviews"),
    })
    .strict()
    .default({}),
);
