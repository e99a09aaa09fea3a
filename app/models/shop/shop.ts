import type { SecretName } from "../secret/secret-name";
import type { ShopSettings } from "../shop-settings/shop-settings";
import type { Tenant } from "./tenant";

/** Kind of shop. */
export type ClientType = "essential" | "marketplace" | "marketplaceseller";

/** A storefront as services and pages see it. `id` is its `client_guid`. */
export type Shop = {
  id: string;
  /** The business whose catalogue, stock and customers it shares with the tenant's other shops. */
  tenant: Tenant;
  /** Whose carts are opened here: of a marketplaceseller shop its seller, of any other the tenant's house seller. */
  sellerId: string;
  code: string;
  name: string;
  type: ClientType;
  industry: string;
  status: string;
  frontendStatus: boolean;
  settings: ShopSettings;
  /** Names of the secrets it has, in order; the secrets themselves are read one by one by who uses them. */
  secretNames: readonly SecretName[];
  /** Exact domains, lower case, without port; the primary one, which links are built from, comes first. */
  domains: string[];
};
