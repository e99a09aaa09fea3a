// @public

import type { SecretBox } from "../shops/secret-box.server";
import type { ShopContext } from "../shops/shop-context.server";

/** What services of webhooks work with: the box opens the secrets that sign. */
export type WebhookContext = ShopContext & { box: SecretBox };
