// @public

import type { SecretName } from "../platform/secret/secret-name";
import type { Locale } from "./locales/shop-locale";
import type { ShopMarket } from "./markets/shop-market";
import type { ShopSettings } from "./settings/shop-settings";
import type { Tenant } from "./tenant";

/** Type of shop. */
export type ClientType = "essential" | "marketplace" | "marketplaceseller";

/** A storefront as services and pages need it. `id` is its `client_guid`. */
export type Shop = {
  id: string;
  /** The business; its catalogue, stock and customers are shared by its shops. */
  tenant: Tenant;
  /** The seller of carts in this shop: a marketplaceseller shop's own, else the tenant's house seller. */
  sellerId: string;
  code: string;
  name: string;
  type: ClientType;
  /** Whether its seller sells: not one that is invited, paused or closed. */
  isSellerActive: boolean;
  /**
   * Present while the host keeps the shops of the business shut (rule hosting-3): why, in words for its
   * staff.
   */
  suspendedWords?: string;
  industry: string;
  status: string;
  frontendStatus: boolean;
  settings: ShopSettings;
  /** Names of its secrets, sorted; services read each value when they need it. */
  secretNames: readonly SecretName[];
  /** Exact domains, lower case, without port; the primary one, used for links, comes first. */
  domains: string[];
  /**
   * Present where the shop speaks one of its further languages (`shopIn`): which, its first one, and the shop
   * in that.
   */
  locale?: Locale & { first: string; of: Shop };
  /**
   * Present where it sells in one of its further markets (rule markets-1): its settings' amounts and its
   * tenant's currency are then that market's, and so are all amounts that services return.
   */
  market?: ShopMarket;
};
