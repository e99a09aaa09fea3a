// @public

import type { Shop } from "../shop";

/** A shop's own address in one line; empty where it has none. */
export function shopAddress({ settings }: Pick<Shop, "settings">): string {
  const { address_line1, city_locality, state_province, postal_code } = settings.client_address;
  const region = `${state_province} ${postal_code}`.trim();
  return [address_line1, city_locality, region].filter(Boolean).join(", ");
}
