import { canRound } from "../../platform/money/exchange";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";
import { prefixOf } from "../locales/local-path";
import type { ClientType } from "../shop";
import type { MarketSetting } from "./market-settings";

/** What of a shop's settings its markets stand beside. */
type Marketed = {
  general: {
    language: string;
    app: { base_url: string };
    languages: readonly { language: string; domain: string }[];
  };
  markets: readonly MarketSetting[];
  /** Absent where they are not known. */
  shipping_methods?: readonly { code: string }[];
  payment?: object & { offline: readonly { code: string }[] };
};

/**
 * Whether shops of a type have further markets. A seller's own has none (rule markets-1): its sales are paid
 * out by the rate of its orders, which its seller would set.
 */
export const hasMarkets = (type: ClientType): boolean => type !== "marketplaceseller";

/**
 * What is wrong with a shop's markets, and where; null where nothing is (rule markets-1).
 * @param type absent where it is not known
 */
export function marketsProblem(
  { general, markets, shipping_methods, payment }: Marketed,
  domains: readonly string[],
  type: ClientType = "essential",
): { path: (string | number)[]; mend: string } | null {
  if (markets.length === 0) return null;
  if (!hasMarkets(type))
    return {
      path: ["markets"],
      mend: "Remove them: a seller’s own shop has one market. Its rate would say what the business pays the seller",
    };
  const known = [general.language, ...general.languages.map(({ language }) => language)];
  const shipped = shipping_methods?.map(({ code }) => code);
  const paid = payment && [...payment.offline.map(({ code }) => code), ...providersOf(payment)];
  const prefixes = new Set(general.languages.map(({ language }) => prefixOf(language)));
  const home = general.app.base_url ? new URL(general.app.base_url).hostname : domains[0];
  const taken = new Set([home, ...general.languages.map(({ domain }) => domain)]);
  const found = new Set<string>();
  for (const [at, market] of markets.entries()) {
    const fault = (key: string, mend: string) => ({ path: ["markets", at, key], mend });
    const { code, domain, currency, rounding } = market;
    if (found.has(code)) return fault("code", `There is another market '${code}'`);
    found.add(code);
    const unknown = market.languages.find((language) => !known.includes(language));
    if (unknown !== undefined)
      return fault(
        "languages",
        `Add ${unknown} to the languages in general first, or use ${known.join(", ")}`,
      );
    const own = (market.languages.length > 0 ? market.languages : [general.language]).map(prefixOf);
    const clash = own
      .map((prefix) => `${prefix}-${code}`)
      .find((one) => prefixes.has(one) || isReservedSlug(one.slice(1)));
    if (clash !== undefined)
      return fault("code", `Use another code: ${clash} is another address of the shop`);
    if (new Set(own).size < own.length) return fault("languages", "Name each language once");
    if (!canRound(rounding, currency))
      return fault("rounding", `${currency} has no decimals: use none, 1, 5, 10 or 100`);
    const [unshipped, unpaid] = [
      missing(market.shipping_methods, shipped),
      missing(market.payment_methods, paid),
    ];
    if (unshipped !== null) return fault("shipping_methods", `There is no shipping method '${unshipped}'`);
    if (unpaid !== null)
      return fault("payment_methods", `There is no way to pay '${unpaid}': use ${paid?.join(", ")}`);
    if (domain === "") continue;
    if (!domains.includes(domain)) return fault("domain", "Use one of the shop’s domains");
    if (taken.has(domain)) return fault("domain", "The shop has this domain for something else already");
    taken.add(domain);
  }
  return null;
}

/** What is named and not known; null for nothing. */
const missing = (named: readonly string[], known: readonly string[] | undefined): string | null =>
  (known && named.find((code) => !known.includes(code))) ?? null;

const providersOf = (payment: object): string[] => Object.keys(payment).filter((code) => code !== "offline");
