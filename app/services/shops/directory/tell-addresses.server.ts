// @public

import { and, asc, eq } from "drizzle-orm";
import { originAt } from "~/models/shops/hosts/shop-origin";
import { shopDomains, shops } from "~/tables/shops/shops";
import type { Config } from "../../platform/config/read-config.server";
import type { Db } from "../../platform/db/pool/open-pool.server";

/**
 * Says the public addresses of shops and offices (rules hosts-1 and hosts-9), and where mail files are if
 * there is no mail server.
 */
export async function tellAddresses(
  db: Db,
  config: Config,
  port: number,
  say: (line: string) => void,
): Promise<void> {
  const rows = await db
    .select({ name: shops.name, isOpen: shops.frontendStatus, domain: shopDomains.domain })
    .from(shops)
    .innerJoin(shopDomains, and(eq(shopDomains.tenantId, shops.tenantId), eq(shopDomains.shopId, shops.id)))
    .orderBy(asc(shops.createdAt), asc(shopDomains.domain))
    .limit(50);
  say("");
  say(`Awning is ready on port ${port}${rows.length > 0 ? ":" : ". There are no shops yet."}`);
  const address = { scheme: config.publicScheme, port: config.publicPort ?? port };
  for (const { name, isOpen, domain } of rows)
    say(`  ${originAt(domain, address)}/  ${name}${isOpen ? "" : " (its frontend is off)"}`);
  if (config.officeDomain !== undefined) {
    const offices = originAt(config.officeDomain, { ...address, port: config.officePort ?? address.port });
    say(`  ${offices}/  Offices: it asks for the shop`);
  }
  if (!config.smtpUrl) say(`Mail lands as files in ${config.dataDir}/mail`);
}
