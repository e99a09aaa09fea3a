/** A network as the bits of its first address and how many of them count. */
type Network = { bits: string; length: number };

const octets = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** The widest network of each kind that one block may name: a wider one keeps out whole countries. */
const widest = { 32: 8, 128: 32 };

/** An address or network (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`); null for any other text. */
export function readNetwork(typed: string): Network | null {
  const [address = "", length, ...more] = typed.trim().toLowerCase().split("/");
  const bits = bitsOf(address);
  if (bits === null || more.length > 0) return null;
  if (length === undefined) return { bits, length: Math.min(bits.length, bits.length === 32 ? 32 : 64) };
  const count = /^\d{1,3}$/.test(length) ? Number(length) : -1;
  return count >= 0 && count <= bits.length ? { bits, length: count } : null;
}

/** Whether a block may name a network: not wider than /8, or /32 of IPv6. */
export const isNarrow = ({ bits, length }: Network): boolean =>
  length >= (bits.length === 32 ? widest[32] : widest[128]);

/**
 * How a network is written down: its counting bits. Of IPv6 at most 64 count, because visitors are known by
 * no more.
 */
export const networkKey = ({ bits, length }: Network): string =>
  `${bits.length === 32 ? "4" : "6"}:${bits.slice(0, bits.length === 32 ? length : Math.min(length, 64))}`;

/** The keys of every network that a block may name and an address lies in. */
export function networkKeysOf(address: string): string[] {
  const found = readNetwork(address);
  if (!found) return [];
  const narrowest = found.bits.length === 32 ? 32 : 64;
  const from = found.bits.length === 32 ? widest[32] : widest[128];
  return Array.from({ length: narrowest - from + 1 }, (_, at) =>
    networkKey({ bits: found.bits, length: from + at }),
  );
}

/** A network of a key, as people write it. */
export function networkText(key: string): string {
  const bits = key.slice(2);
  if (key.startsWith("4")) {
    const parts = inPieces(bits.padEnd(32, "0"), 8).map((piece) => String(Number.parseInt(piece, 2)));
    return bits.length === 32 ? parts.join(".") : `${parts.join(".")}/${bits.length}`;
  }
  const parts = inPieces(bits.padEnd(64, "0"), 16).map((piece) => Number.parseInt(piece, 2).toString(16));
  return `${parts.join(":")}::/${bits.length}`;
}

const inPieces = (bits: string, size: number): string[] =>
  Array.from({ length: bits.length / size }, (_, at) => bits.slice(at * size, (at + 1) * size));

function bitsOf(address: string): string | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (octets.test(mapped))
    return mapped
      .split(".")
      .map((part) => Number(part).toString(2).padStart(8, "0"))
      .join("");
  if (!address.includes(":") || !/^[0-9a-f:]{2,39}$/.test(address)) return null;
  const [head = "", tail, ...more] = address.split("::");
  if (more.length > 0) return null;
  const [first, last] = [groupsOf(head), groupsOf(tail ?? "")];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, "0")).join("");
}

const groupsOf = (text: string): string[] => (text === "" ? [] : text.split(":"));
