import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP } from "node:net";

/**
 * Networks that no server outside has: this machine, private and local networks, multicast, reserved ones.
 */
const inner = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inner.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const)
  inner.addSubnet(network, bits, "ipv6");

/** An IPv4 address written as IPv6 is judged as what it is. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an IP address lies outside: in no private, local or reserved network (rule input-19). */
export function isPublicAddress(address: string): boolean {
  const [, inside] = mapped.exec(address) ?? [];
  const plain = inside ?? address;
  const version = isIP(plain);
  if (version === 0) return false;
  return !inner.check(plain, version === 4 ? "ipv4" : "ipv6");
}

/** The connection is refused before it is opened. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a host up for a connection, which goes to the very address that was judged: a name that changes its
 * answer between two questions gains nothing.
 */
export function publicLookup(host: string, options: { all?: boolean }, done: LookupDone): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new PrivateAddressError(`${host} is an address of a private network`), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
}
