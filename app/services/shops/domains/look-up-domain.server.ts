import { Resolver } from "node:dns/promises";
import { connect } from "node:tls";
import type { FoundInDns, ShownCertificate } from "~/models/shops/hosts/domain-check";

/** Longest wait for a name server and for a certificate, ms. */
const timeoutMs = 3_000;

/** What is asked outside about a domain. */
export type DomainLookup = {
  dns(domain: string): Promise<FoundInDns>;
  certificate(domain: string, port: number): Promise<ShownCertificate | null>;
};

/** Asks the name servers of this machine, and the server that a domain leads to. */
export const networkLookup: DomainLookup = {
  async dns(domain) {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    const answers = await Promise.all([
      recordsOf(() => resolver.resolveCname(domain)),
      recordsOf(() => resolver.resolve4(domain)),
      recordsOf(() => resolver.resolve6(domain)),
    ]);
    const [cname, four, six] = answers;
    if (answers.every((answer) => answer === null)) return null;
    return { cname: cname?.[0] ?? null, addresses: [...(four ?? []), ...(six ?? [])] };
  },
  certificate: (domain, port) =>
    new Promise((resolve) => {
      const socket = connect({
        host: domain,
        port,
        servername: domain,
        timeout: timeoutMs,
        // What is shown is judged here, not trusted: nothing is sent.
        rejectUnauthorized: false,
      });
      const end = (answer: ShownCertificate | null) => {
        socket.destroy();
        resolve(answer);
      };
      socket.on("error", () => end(null));
      socket.on("timeout", () => end(null));
      socket.on("secureConnect", () => {
        const { valid_to, issuer } = socket.getPeerCertificate();
        const issuerName = [issuer?.O ?? issuer?.CN ?? "an unknown issuer"].flat().join(" ");
        end(
          valid_to ? { isTrusted: socket.authorized, endsAt: new Date(valid_to), issuer: issuerName } : null,
        );
      });
    }),
};

/** The records of a name; none where it has none, null where it could not be asked. */
async function recordsOf(ask: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    return code === "ENODATA" || code === "ENOTFOUND" ? [] : null;
  }
}
