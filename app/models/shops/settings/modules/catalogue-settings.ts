import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { thumbnailSides } from "../../pages/gallery";
import { parseSort, sortFields } from "../../pages/sort";
import { deliveryEstimateSchema } from "../delivery-estimate";
import type { SettingsReference } from "../settings-reference";
import { translatedSettings } from "../translated-settings";
import { naming, privateModule, publicModule } from "./settings-module";

/** A tab of an owner on product pages (rule product-11). */
const ownTabSchema = withTranslations(
  z.object({
    label: z.string().trim().min(1).max(60),
    /** Code of the attribute whose text a product has in place of `html`; empty for none. */
    attribute: z.string().max(60).default(""),
    html: z.string().max(20_000).default(""),
  }),
  translatedSettings.tabs,
);

/** A filter group; its kind follows from its code (app/models/catalogue/filters/filter-group.ts). */
export const filterSchema = withTranslations(
  z.object({
    code: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, "Use letters, digits, hyphens and underscores"),
    label: z.string().default(""),
    seo_index: z.boolean().default(false),
    hidden: z.boolean().default(false),
  }),
  translatedSettings.filters,
);

/** Settings of listings. Pages publish only their results. */
export const catalogue = naming(
  publicModule(
    z
      .object({
        pageSize: z.number().int().min(1).max(100).default(24),
        defaultSort: z
          .string()
          .refine(
            (text) => parseSort(text) !== null,
            `Use one of ${sortFields.join(", ")} with -asc or -desc`,
          )
          .default("id-desc"),
        /** Filter groups in order; empty for those the products themselves suggest. */
        filters: z.array(filterSchema).default([]),
        /** Position of the filters on a wide screen; `overlay` hides them behind a button. */
        filterLayout: z.enum(["left", "right", "overlay"]).default("left"),
        /** Whether a listing loads further pages automatically. */
        autoLoad: z.boolean().default(false),
      })
      .strict()
      .default({}),
    ({ pageSize, defaultSort }) => ({ pageSize, defaultSort }),
  ),
  {
    references: ({ filters }) =>
      filters.map(({ code }, index) => ({ path: ["filters", index, "code"], kind: "filter", name: code })),
  },
);

/** A path of this shop; empty for none. */
const ownPath = z
  .string()
  .regex(/^(\/(?!\/).*)?$/, "Use a path of this shop, such as /shipping#repairs")
  .max(200)
  .default("");

/** Settings of product pages. Pages show what follows from their tabs. */
export const productPageSettings = naming(
  publicModule(
    withTranslations(
      z.object({
        /** Position of the gallery's thumbnails; on small screens left and right become below. */
        thumbnails: z.enum(thumbnailSides).default("left"),
        /** `valid` hides option values without a variation, `all` shows them disabled. */
        option_display: z.enum(["all", "valid"]).default("all"),
        /** HTML of the tab about shipping, above what the product and the shop's policies say. */
        shipping_html: z.string().max(20_000).default(""),
        /** Repair or warranty in a few words, beneath 'Add to Cart' and in the cart; empty for none. */
        warranty: z.string().trim().max(80).default(""),
        /** The path of the page that says more of it; empty for none. */
        warranty_path: ownPath,
        /** Size guides by the slug of the category whose products they are for. */
        size_guides: z
          .array(z.object({ category: z.string().min(1), path: ownPath }).strict())
          .max(20)
          .default([]),
        /** The owner's own tabs, after all others. */
        tabs: z.array(ownTabSchema).max(10).default([]),
      }),
      translatedSettings.product_page,
    ).default({}),
    ({ thumbnails, option_display }) => ({ thumbnails, option_display }),
  ),
  {
    references: ({ tabs, size_guides }): SettingsReference[] => [
      ...tabs.flatMap(({ attribute }, index) =>
        attribute === ""
          ? []
          : [{ path: ["tabs", index, "attribute"], kind: "filter" as const, name: attribute }],
      ),
      ...size_guides.map(({ category }, index) => ({
        path: ["size_guides", index, "category"],
        kind: "category" as const,
        name: category,
      })),
    ],
  },
);

/** Delivery estimates. The first applies to every product that names none. */
export const deliveryEstimates = privateModule(z.array(deliveryEstimateSchema).default([]));
