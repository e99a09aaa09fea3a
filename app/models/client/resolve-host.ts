/** How hosts name clients where no exact domain does. */
export type HostRules = {
  /** Every client is found under this domain by its code: `{code}.localhost`. */
  baseDomain: string;
  /** The client of the base domain itself, and in the demo of bare addresses. */
  defaultClient: string;
  /** In the demo an address of the machine is enough to see a shop. */
  isDemo: boolean;
};

/**
 * What a host says about its client: the exact domain to look for first, and the code that holds if no client has
 * that domain; null when nothing else leads to a client.
 */
export type HostClaim = { domain: string; code: string | null };

/**
 * Reads a Host header (rule hosts-3): an exact domain comes first, else the one label in front of
 * the base domain is a client's code, else the base domain itself leads to the default client. A bare address leads
 * there in the demo alone.
 */
export function resolveHost(host: string, { baseDomain, defaultClient, isDemo }: HostRules): HostClaim {
  const domain = hostName(host);
  if (domain === baseDomain || (isDemo && isAddress(domain))) return { domain, code: defaultClient };
  const suffix = `.${baseDomain}`;
  const label = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : "";
  return { domain, code: /^[a-z0-9-]+$/.test(label) ? label : null };
}

/** A Host header's name: lower case, without port and closing dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** Whether a host's name is an IP address, IPv6 in brackets. */
export function isAddress(name: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);
}
