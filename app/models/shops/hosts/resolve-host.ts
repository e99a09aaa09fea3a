// @public

/** How hosts map to clients without an exact domain. */
export type HostRules = {
  /** Parent domain of every client's code: `{code}.localhost`. */
  baseDomain: string;
  /** The client of the base domain, and in the demo of IP addresses. */
  defaultClient: string;
  /** In the demo an IP address is enough to open a shop. */
  isDemo: boolean;
  /** Where offices are: no shop's domain lies there. Absent where they are at `/admin` of their shops. */
  officeDomain?: string | undefined;
};

/**
 * What a host says about its client: the exact domain to look up first, and the code to use if no client has
 * that domain; null if there is no code.
 */
export type HostClaim = { domain: string; code: string | null };

/**
 * Reads a Host header (rule hosts-3): an exact domain comes first, else a single label below the base domain
 * is a client's code, else the base domain itself means the default client. An IP address means the default
 * client in the demo only.
 */
export function resolveHost(
  host: string,
  { baseDomain, defaultClient, isDemo, officeDomain }: HostRules,
): HostClaim {
  const domain = hostName(host);
  // Not even with a domain that an owner wrote down (rule hosts-9).
  if (officeOf(domain, officeDomain) !== null) return { domain: "", code: null };
  if (domain === baseDomain || (isDemo && isAddress(domain))) return { domain, code: defaultClient };
  const suffix = `.${baseDomain}`;
  const label = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : "";
  return { domain, code: /^[a-z0-9-]+$/.test(label) ? label : null };
}

/**
 * What a host says of an office (rule hosts-9): the code of its shop; empty for the domain of all offices,
 * and for a name below it that can be no shop's; null for a host of shops.
 * @param officeDomain absent where offices are at `/admin` of their shops
 */
export function officeOf(host: string, officeDomain: string | undefined): string | null {
  if (officeDomain === undefined) return null;
  const name = hostName(host);
  if (name === officeDomain) return "";
  const suffix = `.${officeDomain}`;
  if (!name.endsWith(suffix)) return null;
  const label = name.slice(0, -suffix.length);
  return /^[a-z0-9-]+$/.test(label) ? label : "";
}

/** The host name of a Host header: lower case, without port and trailing dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** Whether a host name is an IP address, IPv6 in brackets. */
export function isAddress(name: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);
}
