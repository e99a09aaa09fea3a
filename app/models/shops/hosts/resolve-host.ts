// @public

/** How hosts map to clients without an exact domain. */
export type HostRules = {
  /** Parent domain of every client's code: `{code}.localhost`. */
  baseDomain: string;
  /** The client of the base domain, and in the demo of IP addresses. */
  defaultClient: string;
  /** In the demo an IP address is enough to open a shop. */
  isDemo: boolean;
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
export function resolveHost(host: string, { baseDomain, defaultClient, isDemo }: HostRules): HostClaim {
  const domain = hostName(host);
  if (domain === baseDomain || (isDemo && isAddress(domain))) return { domain, code: defaultClient };
  const suffix = `.${baseDomain}`;
  const label = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : "";
  return { domain, code: /^[a-z0-9-]+$/.test(label) ? label : null };
}

/** The host name of a Host header: lower case, without port and trailing dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** Whether a host name is an IP address, IPv6 in brackets. */
export function isAddress(name: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);
}
