// @public

import type { SecretBox } from "../secrets/secret-box.server";
import type { ShopContext } from "./shop-context.server";

/** What a service needs that reads or writes secrets of a shop. */
export type SecretsContext = ShopContext & { box: SecretBox };

/** Where a secret belongs: it cannot be opened as another one, or for another shop. */
export const secretPlace = ({ tenant, shop }: ShopContext, name: string): string =>
  `${tenant.id} ${shop.id} ${name}`;
