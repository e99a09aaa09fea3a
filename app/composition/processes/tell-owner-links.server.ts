import { join } from "node:path";
import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { areaHandlers } from "~/composition/area-handlers.server";
import { demoCodes } from "~/services/files/apply/apply-demo-shops.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import type { Log } from "~/services/platform/log/log.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { officeOrigin } from "~/services/shops/directory/office-origin.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { printInvitation } from "~/services/staff/members/print-invitation.server";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { staff } from "~/tables/staff/staff";

/** Any constant will do, as long as every process of the product uses the same. */
const ownerLockKey = 7_263_012;

/**
 * Says where the owner of each demo business signs in for the first time, once: where a business has no staff
 * (rule staff-10). Nothing is mailed, because the owner has no mailbox.
 */
export async function tellOwnerLinks(
  db: Db,
  { config, log, port, say }: { config: Config; log: Log; port: number; say: (line: string) => void },
): Promise<void> {
  if (!config.isDemo) return;
  const originOf = shopOrigins(config, () => port);
  const base = {
    now: () => new Date(),
    log,
    handlers: areaHandlers,
    actor: acting({ kind: "command-line", command: "first start" }),
  };
  const lines = await db.transaction(async (tx) => {
    // Processes that start together take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${ownerLockKey})`);
    const found: string[] = [];
    for (const tenantId of await demosWithoutStaff(tx)) {
      const shopId = await firstShop(tx, tenantId);
      const shop = shopId === null ? null : await readShop(tx, eq(shops.id, shopId));
      if (!shop) continue;
      const ctx = {
        ...base,
        db: tx,
        tenant: shop.tenant,
        shop,
        officeOrigin: officeOrigin(shop, { originOf, config }),
      };
      const owner = { email: `owner@${shop.code}.example`, name: "Owner" };
      const roles = { sellerId: null, shopId: null, roles: ["owner"] } as const;
      const staffId = await inviteStaff(ctx, owner, roles, { isMailed: false });
      found.push(`  ${await printInvitation(ctx, staffId)}  ${shop.name}`);
    }
    return found;
  });
  if (lines.length === 0) return;
  say("The owner of each demo shop signs in for the first time by a link that works once, within 7 days:");
  for (const line of lines) say(line);
}

/** The demo's businesses that have no staff, by id: other businesses of the database are none of its. */
async function demosWithoutStaff(db: Db): Promise<string[]> {
  const codes = await demoCodes(join(process.cwd(), "shops"));
  const member = db.select({ one: sql`1` }).from(staff).where(eq(staff.tenantId, tenants.id));
  const found = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(inArray(tenants.code, codes), notExists(member)))
    .orderBy(asc(tenants.createdAt), asc(tenants.id));
  return found.map(({ id }) => id);
}

/** The oldest shop of a business; null when it has none. */
async function firstShop(db: Db, tenantId: string): Promise<string | null> {
  const [first] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.tenantId, tenantId), sql`${shops.type} <> 'marketplaceseller'`))
    .orderBy(asc(shops.createdAt), asc(shops.id))
    .limit(1);
  return first?.id ?? null;
}
