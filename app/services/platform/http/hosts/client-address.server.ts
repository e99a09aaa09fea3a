// @public

import { BlockList, isIP, isIPv6 } from "node:net";

/** Whether an address belongs to a trusted proxy, whose `X-Forwarded-For` is believed. */
export type IsTrustedProxy = (address: string) => boolean;

/**
 * The IP address to count attempts by (rule hosts-6). `X-Forwarded-For` is trusted only as far as trusted
 * proxies wrote it: read from the end, the first address that is not a trusted proxy is the client. From any
 * other peer the header is ignored. An IPv6 address is shortened to its /64, because a subscriber has all of
 * those.
 * @param peer address of the socket's other end
 */
export function clientIp(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrustedProxy: IsTrustedProxy = () => false,
): string {
  const claimed = (forwardedFor ?? "").split(",").map(plain);
  let address = plain(peer ?? "");
  while (isTrustedProxy(address)) {
    const before = claimed.pop() ?? "";
    if (!isIP(before)) break;
    address = before;
  }
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * Parses a list of proxy addresses and networks, such as `10.0.0.0/8` or `::1`.
 * @throws TypeError for an invalid entry
 */
export function trustedProxies(entries: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = "", bits] = entry.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    if (!isIP(network)) throw new TypeError(`${entry} is neither an address nor a network`);
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Unwraps an IPv4 address mapped into IPv6. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::", 2);
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
