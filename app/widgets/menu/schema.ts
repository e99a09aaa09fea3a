import { z } from "zod";

/** A header menu (rule menus-3): flyout tidal (columns), amazon (nested list) or none. */
export const schema = z.object({
  menuId: z.string().catch("main").default("main"),
  flyoutType: z.enum(["tidal", "amazon", "none"]).catch("tidal").default("tidal"),
  columns: z.number().int().min(1).max(6).catch(3).default(3),
  /** Position among the header's menus in the mobile sidebar. */
  orderInMobile: z.number().int().min(0).max(99).optional().catch(undefined),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
