import type { RequestHandler } from "express";
import { isHostHeader } from "~/models/shops/hosts/host-header";
import { hostName } from "~/models/shops/hosts/resolve-host";
import { noteForHosts } from "~/services/office/host/notes/note-for-hosts.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Log } from "~/services/platform/log/log.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";

/** How often the refusal of a name is noted, ms. */
const refusedEveryMs = 1_000;

/**
 * Answers a proxy that makes certificates on demand and asks before (rule hosts-8): 200 for a domain of a
 * shop or of its office, 404 for any other, so that no certificate is made for names that lead nowhere.
 */
export function answerCertificate({
  shops,
  config: { officeDomain, dataDir },
  log,
}: {
  shops: ShopDirectory;
  config: Pick<Config, "officeDomain" | "dataDir">;
  log: Log;
}): RequestHandler {
  let notedMs = Number.NEGATIVE_INFINITY;
  const note = async (name: string, isGood: boolean) => {
    // Anyone may ask for names that lead nowhere.
    if (!isGood && performance.now() < notedMs + refusedEveryMs) return;
    if (!isGood) notedMs = performance.now();
    const at = new Date().toISOString();
    await noteForHosts(dataDir, { kind: "certificate", name, isGood, words: "", at });
  };
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
      if (isHostHeader(domain))
        await note(hostName(domain), isOurs).catch((error: unknown) =>
          log.warn("a certificate could not be noted", { error }),
        );
    } catch (error) {
      next(error);
    }
  };
}
