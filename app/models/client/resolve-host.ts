/** What a host claims: an exact domain, and the client code it stands for where no shop has that domain. */
export type HostClaim = { domain: string; code: string | null };

/**
 * Reads a Host header (decisions, "Shops and domains"): an exact domain of a shop comes first; else the first label
 * under the base domain is a client code; else the base domain itself, or a bare address, is the default shop.
 * @param host with or without port, any case
 * @returns null for a host that is not one
 */
export function resolveHost(host: string, rules: { baseDomain: string; defaultClient: string }): HostClaim | null {
  const domain = host
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/\.$/, "");
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/.test(domain)) return null;
  const isAddress = domain.startsWith("[") || /^\d{1,3}(\.\d{1,3}){3}$/.test(domain);
  if (isAddress || domain === rules.baseDomain) return { domain, code: rules.defaultClient };
  const suffix = `.${rules.baseDomain}`;
  const label = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : "";
  return { domain, code: label && !label.includes(".") ? label : null };
}
