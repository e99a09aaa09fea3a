// @public

import type { Shop } from "../shop";
import { type HostRules, resolveHost } from "./resolve-host";

/**
 * Whether a host leads to the shop (rule hosts-3): one of its stored domains, or a name of this installation
 * for its code.
 * @param host with or without port
 */
export function isHostOf(
  { code, domains }: Pick<Shop, "code" | "domains">,
  host: string,
  rules: HostRules,
): boolean {
  const claim = resolveHost(host, rules);
  return domains.includes(claim.domain) || claim.code === code;
}
