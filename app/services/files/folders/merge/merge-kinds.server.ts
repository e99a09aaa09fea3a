import { eq } from "drizzle-orm";
import type { WrittenCategory } from "~/models/catalogue/categories/category-record";
import type { OptionSetRecord } from "~/models/catalogue/options/option-set-record";
import type { Menu } from "~/models/content/menus/menu";
import type { Redirect } from "~/models/content/redirects/redirects";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { agreeInOrder } from "~/models/files/three-way";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { ShopRecord } from "~/models/shops/records/shop-record";
import { settingsAt } from "~/models/shops/settings/settings-lists";
import { type ShopSettings, settingsModules } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import { categoryRecords } from "../../../catalogue/categories/category-records.server";
import { optionSetRecords } from "../../../catalogue/product/option-set-records.server";
import { menuRecords } from "../../../content/pages/menu-records.server";
import { listRedirects } from "../../../content/redirects/list-redirects.server";
import { templateRecords } from "../../../content/templates/template-records.server";
import { widgetRecords } from "../../../content/widgets/widget-records.server";
import { questionRecords } from "../../../conversations/questions/question-records.server";
import { reviewRecords } from "../../../conversations/reviews/review-records.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { shopRecords } from "../../../shops/directory/shop-records.server";
import type { WholeKind } from "../../../shops/records/record-kind";
import type { MergeKind } from "./merge-records.server";

/** Records as they are merged without more. */
export const ofRecords = <R extends object>({ kind, readAll }: WholeKind<R>): MergeKind<R> => ({
  kind,
  readShop: readAll,
});

export const widgetMerge: MergeKind<WidgetContent> = ofRecords(widgetRecords);
export const menuMerge: MergeKind<Menu> = ofRecords(menuRecords);

export const templateMerge: MergeKind<WrittenTemplate> = {
  ...ofRecords(templateRecords),
  say: (_name, { entity_type, name }) => ({ kind: entity_type, name: name || "without a name" }),
};

export const redirectMerge: MergeKind<Redirect> = {
  kind: "redirect",
  readShop: async (ctx) =>
    new Map((await listRedirects(ctx)).map(({ from, to }) => [from, { from, to }] as const)),
};

/** The shop's own record. */
export const shopMerge: MergeKind<ShopRecord> = ofRecords(shopRecords);

export const optionSetMerge: MergeKind<OptionSetRecord> = {
  ...ofRecords(optionSetRecords),
  say: (name) => ({ kind: "option set", name }),
};

/** Where a category stands is no part of it: that one was added shifts the others. */
export const categoryMerge: MergeKind<WrittenCategory> = {
  ...ofRecords(categoryRecords),
  owned: ({ position: _place, ...category }) => category,
};

/** The order of all categories as one record. */
export const categoryOrderMerge: MergeKind<{ slugs: string[] }> = {
  kind: "category-order",
  readShop: async (ctx) => new Map([["", { slugs: [...(await categoryRecords.readAll(ctx)).keys()] }]]),
  say: () => ({ kind: "order", name: "of categories" }),
  isSame: (shop, folder) => agreeInOrder(shop.slugs, folder.slugs),
};

export const settingsMerge: MergeKind<object> = {
  kind: "settings",
  async readShop(ctx) {
    const stored = await readShop(ctx.db, eq(shops.id, ctx.shop.id));
    return stored ? modulesOf(stored.settings) : new Map();
  },
};

/**
 * Settings module by module, named as records are: `tax`, `modules.messages`. One that is no object has `is`.
 */
export function modulesOf(settings: ShopSettings): Map<string, object> {
  return new Map(
    [...settingsModules.keys()].map((name) => {
      const found = settingsAt(settings, name.split("."));
      return [name, typeof found === "object" && found !== null ? found : { is: found }] as const;
    }),
  );
}

/** The kinds that each shop has its own of, of which a folder's record is the same as the shop's. */
export const shopMerges = [
  widgetMerge,
  menuMerge,
  templateMerge,
  redirectMerge,
  settingsMerge,
  shopMerge,
] as unknown as readonly MergeKind<object>[];

/** The kinds that the shops of a business have in common, likewise. */
export const businessMerges = [
  optionSetMerge,
  categoryMerge,
  categoryOrderMerge,
  ofRecords(reviewRecords),
  ofRecords(questionRecords),
] as unknown as readonly MergeKind<object>[];
