// @public

import { z } from "zod";
import { withTranslations } from "../../platform/translations/translated-schema";

/** A menu item (rule menus-1). `url` is a path of the shop or an http(s) address. */
export type MenuItem = {
  label: string;
  url: string;
  items: MenuItem[];
  flyoutType?: "tidal" | "amazon" | "none" | undefined;
  columns?: number | undefined;
  /** Width of a flyout's column, px. */
  width?: number | undefined;
  imageUrl?: string | undefined;
};

/** What a menu's items say in each of the shop's languages (rule texts-7). */
export const translatedMenuFields = ["label", "imageUrl"] as const;

/** Checks a menu item and its children. */
const menuItemSchema: z.ZodType<MenuItem, z.ZodTypeDef, unknown> = z.lazy(() =>
  withTranslations(
    z.object({
      label: z.string().min(1),
      url: z
        .string()
        .regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, "Use a path of this shop or an http(s) address"),
      items: z.array(menuItemSchema).default([]),
      flyoutType: z.enum(["tidal", "amazon", "none"]).optional(),
      columns: z.number().int().min(1).max(6).optional(),
      width: z.number().int().min(80).max(640).optional(),
      imageUrl: z.string().optional(),
    }),
    translatedMenuFields,
  ),
);

/** A menu file. */
export const menuSchema = z
  .object({ id: z.string().min(1), name: z.string().min(1), items: z.array(menuItemSchema) })
  .strict();

/** A whole menu. */
export type Menu = z.output<typeof menuSchema>;
