// @public

import type { Shop } from "../shop";

/** The shop's displayed name: the one of its app, if the owner set it. */
export const shopTitle = (shop: Pick<Shop, "name" | "settings">): string =>
  shop.settings.general.app.name || shop.name;
