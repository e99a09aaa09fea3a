import type { Request, RequestHandler, Response } from "express";
import { isHostHeader } from "~/models/shops/hosts/host-header";
import { officeOf } from "~/models/shops/hosts/resolve-host";
import type { Shop } from "~/models/shops/shop";
import { officeOrigin } from "~/services/shops/directory/office-origin.server";
import { rightAddress } from "~/services/shops/directory/right-address.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { expiredStaffCookie } from "~/services/staff/sessions/staff-cookie.server";
import { expiredBegunCookie } from "~/services/staff/sign-in/begun-cookie.server";
import { chooseOfficePage, chooseOfficePolicy } from "./choose-office-page.server";
import type { ProcessParts } from "./create-request-context.server";

type Parts = Pick<ProcessParts, "config" | "originOf"> & { shops: ShopDirectory };

/**
 * Leads `/admin` of a shop's own host to its office, and all but `/admin` of an office's host to the shop
 * (rule hosts-10). What the router asks for as data is led by the context, in the router's own form.
 */
export function leadToOffice(parts: Parts): RequestHandler {
  const { officeDomain } = parts.config;
  if (officeDomain === undefined) return (_req, _res, next) => next();
  return async (req, res, next) => {
    try {
      const { host = "" } = req.headers;
      const office = officeOf(host, officeDomain);
      if (office !== null) guard(res);
      const shop = office === "" ? null : await parts.shops.find(host);
      if (office !== null && !shop) return await chooseOffice(parts, req, res);
      const isData = req.path.endsWith(".data");
      const address = isData || !shop ? null : rightAddress({ url: req.url, host }, shop, parts);
      if (!shop || !address) return next();
      if (office === null) res.setHeader("Set-Cookie", expiredCookies(parts.originOf(shop)));
      res.setHeader("Cache-Control", "no-store");
      // A form posted to the wrong host is not sent on: its page is asked for anew.
      res.redirect(303, address);
    } catch (error) {
      next(error);
    }
  };
}

/** Removes what a browser has from before the office had an origin of its own. */
const expiredCookies = (origin: string): string[] => [expiredStaffCookie(origin), expiredBegunCookie(origin)];

/** No page of another origin embeds, frames or reads what an office answers, of the same site neither. */
function guard(res: Response): void {
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  res.setHeader("Origin-Agent-Cluster", "?1");
}

/** The domain of all offices, and a name below it that is no shop's, asks which one, and leads there. */
async function chooseOffice(parts: Parts, req: Request, res: Response): Promise<void> {
  if (req.path !== "/") return res.redirect(303, "/");
  const named = (new URLSearchParams(req.url.split("?")[1] ?? "").get("shop") ?? "").trim().toLowerCase();
  const isAsked = named !== "";
  const shop = isAsked ? await findNamed(parts, named) : null;
  res.setHeader("Cache-Control", "no-store");
  if (shop) return res.redirect(303, `${officeOrigin(shop, parts)}/admin`);
  res
    .status(isAsked ? 404 : 200)
    .type("html")
    .setHeader("Content-Security-Policy", chooseOfficePolicy);
  res.send(chooseOfficePage(isAsked ? named : parts.config.defaultClient, isAsked));
}

async function findNamed({ shops, config }: Parts, named: string): Promise<Shop | null> {
  if (!isHostHeader(named)) return null;
  return (await shops.find(`${named}.${config.officeDomain}`)) ?? (await shops.find(named));
}
