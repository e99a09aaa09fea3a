import type { ShopSettings } from "../shop-settings/shop-settings";

/** Kind of shop (part 1, §1). */
export type ClientType = "essential" | "marketplace" | "marketplaceseller";

/** A shop as services and pages see it. `id` is its `client_guid`, the tenant key. */
export type Shop = {
  id: string;
  code: string;
  name: string;
  type: ClientType;
  industry: string;
  status: string;
  frontendStatus: boolean;
  /** ISO 4217 code. */
  currency: string;
  settings: ShopSettings;
  /** Exact domains, lower case, without port; the primary one, which links are built from, comes first. */
  domains: string[];
};
