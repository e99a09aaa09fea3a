// @public

import type { ShopContext } from "../shops/context/shop-context.server";
import type { SecretBox } from "../shops/secrets/secret-box.server";

/** What services of webhooks work with: the box opens the secrets that sign. */
export type WebhookContext = ShopContext & { box: SecretBox };
