// @public

import { hostName, isAddress } from "./resolve-host";

/**
 * Whether a request for one of a shop's hosts redirects to its primary host. Names of this machine
 * (`localhost` and its subdomains) and IP addresses do not: rule hosts-4.
 * @param host the Host header, with or without port
 */
export function isAlias(host: string, primary: string): boolean {
  const name = hostName(host);
  if (name === primary || isAddress(name)) return false;
  return name !== "localhost" && !name.endsWith(".localhost");
}
