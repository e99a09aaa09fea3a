/** The hosts the platform knows. */
export type KnownHosts = {
  /** Exact domain, lower case, to client code. */
  domains: ReadonlyMap<string, string>;
  /** Every client is also found under this domain by its code: `{code}.localhost`. */
  baseDomain: string;
  /** The client of the base domain itself. */
  defaultClient: string;
};

/**
 * The code of the client a host belongs to (decisions, "Shops and domains"): an exact domain, else the one label in
 * front of the base domain, else, for the base domain itself and for bare addresses, the default. Null for a host
 * nobody knows. The code of a label still has to be looked up: there may be no such client.
 */
export function resolveHost(host: string, known: KnownHosts): string | null {
  const name = hostName(host);
  const exact = known.domains.get(name);
  if (exact !== undefined) return exact;
  if (name === known.baseDomain || name === "" || isAddress(name)) return known.defaultClient;
  const suffix = `.${known.baseDomain}`;
  if (!name.endsWith(suffix)) return null;
  const label = name.slice(0, -suffix.length);
  return /^[a-z0-9-]+$/.test(label) ? label : null;
}

/** A Host header's name: lower case, without port and closing dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

function isAddress(name: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);
}
