// @public

/**
 * An IP address without the part that identifies a household: IPv4 loses its last number, IPv6 keeps its
 * first three groups. Empty for text that is not an IP address.
 */
export function maskAddress(address: string): string {
  const numbers = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (numbers) return `${numbers[1]}.x`;
  const groups = address.split(":");
  return groups.length > 2 ? `${groups.slice(0, 3).join(":")}:x` : "";
}
