import { z } from "zod";

/** Titles a slider has when its owner gave none (part 3, §9). */
export const defaultTitles = {
  bestsellers: "Popular Products",
  newest: "New Products",
  featured: "Featured Products",
  similar: "Related Products",
  manual: "",
} as const;

/** Product slider (part 3, §3 "Slider admin data" and §9: 10 products at most by default). */
export const schema = z.object({
  sliderEnabled: z.boolean().catch(true).default(true),
  sliderTitle: z.string().catch("").default(""),
  productsSelection: z
    .enum(["bestsellers", "newest", "featured", "similar", "manual"])
    .catch("bestsellers")
    .default("bestsellers"),
  limitToCategory: z.string().catch("").default(""),
  skus: z.array(z.string()).catch([]).default([]),
  maxProducts: z.number().int().min(1).max(24).catch(10).default(10),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
