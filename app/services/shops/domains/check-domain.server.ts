// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { certificateText, dnsVerdict, type ServerPlace } from "~/models/shops/hosts/domain-check";
import type { Config } from "../../platform/config/read-config.server";
import type { ShopContext } from "../context/shop-context.server";
import { type DomainLookup, networkLookup } from "./look-up-domain.server";

type DomainContext = ShopContext & { config: Pick<Config, "baseDomain" | "publicScheme" | "publicPort"> };

/** How one of the shop's domains stands: in the DNS, and its certificate in words. */
export type CheckedDomain = ReturnType<typeof dnsVerdict> & { certificate: string };

/**
 * Where the shop's server is: its name below the server's domain, with the addresses of that name.
 * @param lookup asks outside; tests give their own
 */
export async function findServer(
  ctx: DomainContext,
  lookup: DomainLookup = networkLookup,
): Promise<ServerPlace> {
  const host = `${ctx.shop.code}.${ctx.config.baseDomain}`;
  return { host, addresses: (await lookup.dns(host))?.addresses ?? [] };
}

/**
 * Asks the DNS about one of the shop's domains, and the server it leads to for its certificate if it is this
 * one (rule hosts-11).
 * @throws AppError `forbidden`, `not_found` for a domain that is not the shop's
 */
export async function checkDomain(
  ctx: DomainContext,
  domain: string,
  lookup: DomainLookup = networkLookup,
): Promise<CheckedDomain> {
  authorize(await ctx.actor(), "view", shopSubject("setting", ctx.shop));
  if (!ctx.shop.domains.includes(domain)) throw new AppError("not_found", "The shop has no such domain.");
  const { publicScheme, publicPort = 443 } = ctx.config;
  const [found, server] = await Promise.all([lookup.dns(domain), findServer(ctx, lookup)]);
  const verdict = dnsVerdict(found, server);
  if (publicScheme === "http")
    return { ...verdict, certificate: "This server speaks http, without certificates." };
  if (verdict.state !== "here") return { ...verdict, certificate: "Made once the domain leads here." };
  const shown = await lookup.certificate(domain, publicPort);
  return { ...verdict, certificate: certificateText(shown, ctx.now()) };
}
