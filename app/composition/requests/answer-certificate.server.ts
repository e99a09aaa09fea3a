import type { RequestHandler } from "express";
import { isHostHeader } from "~/models/shops/hosts/host-header";
import { hostName } from "~/models/shops/hosts/resolve-host";
import type { Config } from "~/services/platform/config/read-config.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";

/**
 * Answers a proxy that makes certificates on demand and asks before (rule hosts-8): 200 for a domain of a
 * shop or of its office, 404 for any other, so that no certificate is made for names that lead nowhere.
 */
export function answerCertificate({
  shops,
  config: { officeDomain },
}: {
  shops: ShopDirectory;
  config: Pick<Config, "officeDomain">;
}): RequestHandler {
  return async (req, res, next) => {
    try {
      const domain = new URLSearchParams(req.url.split("?")[1] ?? "").get("domain") ?? "";
      const isOurs =
        isHostHeader(domain) && (hostName(domain) === officeDomain || (await shops.find(domain)) !== null);
      res
        .status(isOurs ? 200 : 404)
        .set("Cache-Control", "no-store")
        .type("text/plain");
      res.send(isOurs ? "a shop’s domain" : "no shop’s domain");
    } catch (error) {
      next(error);
    }
  };
}
