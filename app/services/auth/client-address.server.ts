import { isIPv4, isIPv6 } from "node:net";

/**
 * The network address to count attempts by. Behind a proxy (a loopback or private peer) it is the last entry of
 * `X-Forwarded-For`, the one our own proxy wrote; from anyone else that header is only a claim and is ignored.
 * An IPv6 address is cut to its /64, since one subscriber has all of those.
 * @param peer address of the socket's other end
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const direct = plain(peer ?? "");
  const forwarded = plain(forwardedFor?.split(",").at(-1) ?? "");
  const address = isInside(direct) && (isIPv4(forwarded) || isIPv6(forwarded)) ? forwarded : direct;
  return isIPv6(address) ? networkOf(address) : address;
}

/** Without the wrapping of an IPv4 address in IPv6. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const isInside = (address: string) =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i.test(address);

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::", 2);
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
