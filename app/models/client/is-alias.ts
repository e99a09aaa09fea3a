import { hostName, isAddress } from "./resolve-host";

/**
 * Whether a request for a host of a shop belongs on the shop's primary host. Names of this machine (`localhost` and
 * what ends in it) and bare addresses answer in place: rule hosts-4.
 * @param host the Host header, with or without port
 */
export function isAlias(host: string, primary: string): boolean {
  const name = hostName(host);
  if (name === primary || isAddress(name)) return false;
  return name !== "localhost" && !name.endsWith(".localhost");
}
