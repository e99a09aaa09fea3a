import { z } from "zod";
import { privateModule } from "./settings-module";

/**
 * How a seller's own shop leads to its marketplace (rule sellers-17). Pages publish only what follows from
 * it.
 */
export const marketplaceLinks = privateModule(
  z
    .object({
      /** Whether product pages link to the marketplace's page of the product. */
      link_products: z.boolean().default(false),
      /** Whether search engines are to list the marketplace's page of a product instead of this shop's. */
      canonical_products: z.boolean().default(false),
    })
    .strict()
    .default({}),
);
