import type { IncomingMessage, ServerResponse } from "node:http";
import {
  consentRegionHeader,
  consentRegionOf,
  countryCookie,
  countryHeaders,
  countryOfCookies,
  countryOfHeader,
  stateHeaders,
  stateOfHeader,
} from "~/models/shops/visitors/visitor-country";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Tells the browser in which country it is, where a network before us knows: pages are kept for all, so that
 * the browser offers another market (rule markets-9). Only shops with several markets tell it. A request that
 * names another country fools its own browser alone. What follows also knows how visitors are asked before
 * they are counted (rule tracking-4).
 */
export function noteCountry(listener: Listener, shops: Pick<ShopDirectory, "find">): Listener {
  return (req, res) => {
    delete req.headers[consentRegionHeader];
    const country = named(req, countryHeaders, countryOfHeader);
    const state = named(req, stateHeaders, stateOfHeader);
    const region = consentRegionOf(country, req.headers["sec-gpc"] === "1", state);
    const { cookie = "", accept = "", host = "" } = req.headers;
    const isNews = countryOfCookies(cookie) !== country && accept.includes("text/html");
    if (country === null || (region === "ask" && !isNews)) return listener(req, res);
    shops.find(host).then(
      (shop) => {
        // Kept pages are kept for each region: only where the shop asks by it.
        if (region !== "ask" && shop?.settings.tracking.consent_by_region)
          req.headers[consentRegionHeader] = region;
        if (isNews && shop && shop.settings.markets.length > 0)
          res.appendHeader("Set-Cookie", countryCookie(country));
        listener(req, res);
      },
      () => listener(req, res),
    );
  };
}

/** What a network before us names in the first of these headers that says it; null for none. */
function named(
  { headers }: Pick<IncomingMessage, "headers">,
  names: readonly string[],
  read: (text: string | undefined) => string | null,
): string | null {
  for (const name of names) {
    const value = headers[name];
    const found = read(typeof value === "string" ? value : undefined);
    if (found !== null) return found;
  }
  return null;
}
