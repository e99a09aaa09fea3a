import { z } from "zod";
import { deliveryEstimateSchema } from "../delivery/delivery-estimate";
import { thumbnailSides } from "../gallery/gallery";
import { openModule, privateModule, publicModule } from "./settings-module";

/** One group of filters; its kind follows from its code (app/models/filter-path/filter-group.ts). */
const filterSchema = z
  .object({
    code: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, "Use letters, digits, hyphens and underscores"),
    label: z.string().default(""),
    seo_index: z.boolean().default(false),
    hidden: z.boolean().default(false),
  })
  .strict();

/** How listings are made; of the rest pages show what follows. */
export const catalogue = publicModule(
  z
    .object({
      pageSize: z.number().int().min(1).max(100).default(24),
      defaultSort: z.string().default("id-desc"),
      /** Groups of filters in order; none means what the products themselves offer. */
      filters: z.array(filterSchema).default([]),
      /** Where the filters stand on a wide screen; `overlay` keeps them behind their button. */
      filterLayout: z.enum(["left", "right", "overlay"]).default("left"),
      /** Whether a listing loads page after page by itself. */
      autoLoad: z.boolean().default(false),
    })
    .strict()
    .default({}),
  ({ pageSize, defaultSort }) => ({ pageSize, defaultSort }),
);

/** How product pages look. */
export const productPage = openModule(
  z
    .object({
      /** Side of the gallery's thumbnails; on small screens left and right become below. */
      thumbnails: z.enum(thumbnailSides).default("left"),
      /** `valid` hides option values that lead nowhere, `all` shows them disabled. */
      option_display: z.enum(["all", "valid"]).default("all"),
    })
    .strict()
    .default({}),
);

/** When an order arrives. The first holds for every product that names none. */
export const deliveryEstimates = privateModule(z.array(deliveryEstimateSchema).default([]));
