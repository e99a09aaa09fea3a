/**
 * A network address without what tells one household from the next: the last number of an IPv4 address, and of an IPv6
 * address all but the first three groups. Empty for what is no address.
 */
export function maskAddress(address: string): string {
  const numbers = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (numbers) return `${numbers[1]}.…`;
  const groups = address.split(":");
  return groups.length > 2 ? `${groups.slice(0, 3).join(":")}:…` : "";
}
