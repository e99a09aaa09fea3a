import type { IncomingMessage, ServerResponse } from "node:http";
import { internalPath, isInFirstMarket, possiblePrefix } from "~/models/shops/locales/local-path";
import { localesOf, shopAtHost, shopIn } from "~/models/shops/locales/locale";
import type { Shop } from "~/models/shops/shop";
import { hostOfRequest } from "~/services/platform/http/hosts/host-of-request.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * By this header of its own the server hands on in which language, and behind a space in which market, an
 * address was; none that came counts.
 */
export const languageHeader = "awning-language";

/**
 * Takes the prefix of a language from the address (rule locales-2): what follows knows paths of the shop
 * alone, and the language by a header. Only an address that begins as with a language asks for the shop.
 */
export function splitLanguage(listener: Listener, shops: ShopDirectory): Listener {
  return (req, res) => {
    if (languageHeader in req.headers) delete req.headers[languageHeader];
    const { url = "/" } = req;
    const prefix = possiblePrefix(url);
    if (prefix === "") return listener(req, res);
    // A shop that cannot be found now is looked for again, and answered for, by the app.
    shops.find(req.headers.host ?? "").then(
      (shop) => {
        const locale = shop && localeAt(shop, req.headers.host ?? "", prefix);
        const path = locale && internalPath(url, prefix);
        if (path === null) return listener(req, res);
        req.url = path;
        req.headers[languageHeader] = locale?.market
          ? `${locale.language} ${locale.market}`
          : locale?.language;
        listener(req, res);
      },
      () => listener(req, res),
    );
  };
}

/** The language of a prefix, at a host that is not in another one; a market's may have further languages. */
function localeAt(shop: Shop, host: string, prefix: string) {
  const there = shopAtHost(shop, host).locale;
  const found = localesOf(shop).find((locale) => locale.prefix === prefix) ?? null;
  return (there?.domain ?? null) === (found?.domain ?? null) ? found : null;
}

/** The shop of a request in the language of its address: of its prefix, or of its host. */
export async function findSpokenShop(
  shops: ShopDirectory,
  req: Pick<IncomingMessage, "url" | "headers">,
): Promise<Shop | null> {
  const host = hostOfRequest(req);
  const shop = await shops.find(host);
  const language = req.headers[languageHeader];
  if (!shop) return null;
  if (typeof language !== "string") {
    const there = shopAtHost(shop, host);
    return there.market && isInFirstMarket(req.url ?? "/") ? shop : there;
  }
  const [spoken, market = null] = language.split(" ");
  return shopIn(shop, spoken, market);
}
