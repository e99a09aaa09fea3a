import type { Shop } from "./shop";

/** The shop's name as shoppers know it: that of its app, where the owner gave one. */
export const shopTitle = (shop: Pick<Shop, "name" | "settings">): string =>
  shop.settings.general.app.name || shop.name;
