// @public

import type { Shop } from "../shop";

/**
 * Where a shop's customers reach it: the setting `general.email`, else `hello@` at its primary domain, so
 * that no mail and no page names an address that is not the shop's (rule settings-6).
 */
export const contactEmail = ({
  settings,
  domains,
  code,
}: Pick<Shop, "settings" | "domains" | "code">): string =>
  settings.general.email || `hello@${domains[0] ?? `${code}.localhost`}`;
