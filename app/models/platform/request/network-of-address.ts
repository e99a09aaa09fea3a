// @public

/**
 * The network of an IP address, so that a log can distinguish visitors without identifying them: the first 24
 * bits of an IPv4 address, the first 48 of an IPv6 address. Empty for anything else.
 */
export function networkOfAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.0/24`;
  if (!/^[0-9a-f:]+(?:\/\d+)?$/i.test(address) || !address.includes(":")) return "";
  const [head = ""] = address.split("::");
  const groups = [...head.split(":").filter(Boolean), "0", "0", "0"].slice(0, 3);
  return `${groups.join(":")}::/48`;
}
