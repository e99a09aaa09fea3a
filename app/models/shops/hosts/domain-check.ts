// @public

/** An entry at a DNS provider. */
export type DnsEntry = { type: "A" | "AAAA" | "CNAME" | "ALIAS"; name: string; value: string };

/** What a domain leads to in the DNS; null where it could not be asked. */
export type FoundInDns = { cname: string | null; addresses: readonly string[] } | null;

/** The certificate a server shows for a domain. */
export type ShownCertificate = { isTrusted: boolean; endsAt: Date; issuer: string };

/** Where the shop's server is: its name, and the addresses of that name. */
export type ServerPlace = { host: string; addresses: readonly string[] };

/** Whether a domain is an address of the platform itself, or of this computer: its owner enters nothing. */
export const isPlatformHost = (domain: string, baseDomain: string): boolean =>
  domain.endsWith(`.${baseDomain}`) || domain === "localhost" || domain.endsWith(".localhost");

/**
 * What to enter at one's DNS provider for a domain: a name of its own is led to the server's name; one that
 * has nothing before it has addresses, or an alias at providers that know it.
 */
export function dnsEntries(domain: string, { host, addresses }: ServerPlace): DnsEntry[] {
  const labels = domain.split(".");
  if (labels.length > 2) return [{ type: "CNAME", name: labels.slice(0, -2).join("."), value: host }];
  if (addresses.length === 0) return [{ type: "ALIAS", name: "@", value: host }];
  return addresses.map((value) => ({ type: value.includes(":") ? "AAAA" : "A", name: "@", value }));
}

/** How a domain stands in the DNS: whether it leads to the server, and in words. */
export function dnsVerdict(
  found: FoundInDns,
  server: ServerPlace,
): { state: "here" | "elsewhere" | "nowhere" | "unknown"; text: string } {
  if (found === null) return { state: "unknown", text: "The DNS did not answer. Try it again in a minute." };
  const { cname, addresses } = found;
  if (
    cname?.toLowerCase() === server.host.toLowerCase() ||
    addresses.some((one) => server.addresses.includes(one))
  )
    return { state: "here", text: "It leads to this shop." };
  if (addresses.length === 0)
    return {
      state: "nowhere",
      text: "It leads nowhere yet. A new entry may take up to a day until it is seen.",
    };
  if (server.addresses.length === 0)
    return {
      state: "unknown",
      text: `It leads to ${addresses.join(", ")}. The server’s own address is not known.`,
    };
  return {
    state: "elsewhere",
    text: `It leads to ${cname ?? addresses.join(", ")}, which is not this shop.`,
  };
}

const dayMs = 86_400_000;

/** What is known of a domain's certificate, in words. @param shown null where no answer came */
export function certificateText(shown: ShownCertificate | null, now: Date): string {
  if (!shown) return "No certificate was shown: the server makes it with the first visit.";
  const days = Math.floor((shown.endsAt.getTime() - now.getTime()) / dayMs);
  if (days < 0) return "The certificate has ended.";
  if (!shown.isTrusted) return `Browsers do not trust the certificate of ${shown.issuer}.`;
  return `Valid for ${days} more ${days === 1 ? "day" : "days"}, from ${shown.issuer}.`;
}
