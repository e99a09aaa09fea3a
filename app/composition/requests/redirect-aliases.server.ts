import type { RequestHandler } from "express";
import { isAlias } from "~/models/shops/hosts/is-alias";
import { officeOf } from "~/models/shops/hosts/resolve-host";
import { publicPath } from "~/models/shops/locales/local-path";
import { localeOf } from "~/models/shops/locales/locale";
import type { Config } from "~/services/platform/config/read-config.server";
import { isApiCall } from "~/services/platform/http/hosts/host-of-request.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import type { OriginOf } from "~/services/shops/directory/shop-origins.server";
import { findSpokenShop } from "./split-language.server";

type AliasParts = { shops: ShopDirectory; originOf: OriginOf; config: Pick<Config, "officeDomain"> };

/**
 * Sends requests for another host of a shop to the one its addresses name: rule hosts-4. Calls of the
 * API are answered where they arrive, because few clients follow a redirect of a POST.
 */
export const redirectAliases =
  ({ shops, originOf, config }: AliasParts): RequestHandler =>
  async (req, res, next) => {
    try {
      const host = req.headers.host ?? "";
      const isOffice = officeOf(host, config.officeDomain) !== null;
      const shop = isOffice || isApiCall(req.url) ? null : await findSpokenShop(shops, req);
      const origin = shop && originOf(shop);
      if (!shop || !origin || !isAlias(host, new URL(origin).hostname)) return next();
      const isRead = req.method === "GET" || req.method === "HEAD";
      res.setHeader("Cache-Control", "private, no-cache");
      res.redirect(isRead ? 301 : 308, origin + publicPath(req.url, localeOf(shop).prefix));
    } catch (error) {
      next(error);
    }
  };
