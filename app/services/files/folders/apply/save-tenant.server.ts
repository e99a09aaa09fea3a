import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type ApplyChange, changeOf, pick } from "~/models/files/apply-change";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import type { SellerFile, TenantFile } from "~/models/files/folders/tenant-file";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { plainTerms, sellingTermsSchema } from "~/models/marketplace/selling-terms";
import { noCommission } from "~/models/payments/commission";
import { type PayoutTerms, payoutTermsOf } from "~/models/payments/payout-terms";
import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/actors/authorize";
import type { Tenant } from "~/models/shops/tenant";
import { sellers, tenants } from "~/tables/shops/tenants";
import { archiveOffers } from "../../../catalogue/offers/archive-offers.server";
import type { FilesContext } from "../../files-context.server";

/** A business as its files were saved. */
export type SavedTenant = {
  tenant: Tenant;
  /** Ids of its sellers by code; `houseId` is that of its house seller. */
  sellerIds: ReadonlyMap<string, string>;
  houseId: string;
  counts: ApplyCounts;
};

/**
 * Makes a business and its sellers equal to tenant.json and sellers.json. A seller the file does not name is
 * closed and its offers are archived; both return with their rows.
 * @throws AppError `conflict` when the currency would change, or the house seller would become another
 */
export async function saveTenant(
  base: FilesContext,
  file: TenantFile,
  wanted: readonly SellerFile[],
): Promise<SavedTenant> {
  const [known] = await base.db.select().from(tenants).where(eq(tenants.code, file.code));
  if (known && known.currency !== file.currency)
    throw new AppError("conflict", `tenant.json: the currency can’t change (it is ${known.currency})`);
  const tenant = { id: known?.id ?? randomUUID(), code: file.code, currency: file.currency };
  const business = { kind: "setting", tenantId: tenant.id, shopId: null, sellerId: null } as const;
  authorize(await base.actor(), known ? "change" : "create", business);
  const counts = { ...noCounts };
  const count = (kind: keyof ApplyCounts) => {
    counts[kind] += 1;
  };
  if (!known) await base.db.insert(tenants).values({ ...tenant, name: file.name });
  else if (known.name !== file.name)
    await base.db
      .update(tenants)
      .set({ name: file.name, updatedAt: base.now() })
      .where(eq(tenants.id, tenant.id));
  count(!known ? "added" : known.name === file.name ? "unchanged" : "changed");
  if (known?.name !== file.name)
    base.noteChange?.(changeOf("business", file.code, known && { name: known.name }, { name: file.name }));

  const rows = await base.db.select().from(sellers).where(eq(sellers.tenantId, tenant.id));
  const house = rows.find(({ isHouse }) => isHouse);
  const wantedHouse = wanted.find((seller) => seller.house)?.code;
  if (house && house.code !== wantedHouse)
    throw new AppError("conflict", `sellers.json: the house seller can’t change (it is '${house.code}')`);
  const sellerIds = new Map(rows.map(({ code, id }) => [code, id]));
  for (const { code, name, guid, state, house: isHouse, profile, ...file } of wanted) {
    const row = rows.find((one) => one.code === code);
    const terms = termsOf(file, row?.payout);
    const columns = { name, state, isHouse, profile, ...terms, ...(guid ? { guid } : {}) };
    const isSame =
      row &&
      name === row.name &&
      state === row.state &&
      (guid ?? row.guid) === row.guid &&
      canonicalJson(profile) === canonicalJson(sellerProfileSchema.parse(row.profile)) &&
      canonicalJson(terms) === canonicalJson(termsOfRow(row));
    count(isSame ? "unchanged" : row ? "changed" : "added");
    await authorizeAccount(base, terms.payout.account, { tenantId: tenant.id, row });
    const before = row && { ...pick(row, columns), ...termsOfRow(row) };
    if (!isSame) base.noteChange?.(withoutAccount(changeOf("seller", code, before, columns)));
    if (!row) {
      const id = randomUUID();
      sellerIds.set(code, id);
      await base.db.insert(sellers).values({ tenantId: tenant.id, id, code, ...columns });
    } else if (!isSame)
      await base.db
        .update(sellers)
        .set({ ...columns, updatedAt: base.now() })
        .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, row.id)));
  }
  const named = new Set(wanted.map(({ code }) => code));
  const gone = rows.filter(({ code, state }) => !named.has(code) && state !== "closed");
  await closeSellers(
    base,
    tenant.id,
    gone.map(({ id }) => id),
  );
  for (const { code } of gone) base.noteChange?.({ kind: "seller", name: code, did: "archived", fields: [] });
  counts.removed += gone.length;
  return { tenant, sellerIds, houseId: sellerIds.get(wantedHouse ?? "") ?? "", counts };
}

/** Whose settings may be changed does not say who decides where money goes (rule actors-4). */
async function authorizeAccount(
  base: FilesContext,
  account: PayoutTerms["account"],
  { tenantId, row }: { tenantId: string; row: typeof sellers.$inferSelect | undefined },
): Promise<void> {
  if (canonicalJson(account) === canonicalJson(row?.payout.account ?? null)) return;
  authorize(await base.actor(), "change", { kind: "payout-account", tenantId, sellerId: row?.id ?? "" });
}

/** Where a seller is paid is the seller's alone to read: it is said that it changes. */
const withoutAccount = (change: ApplyChange): ApplyChange => ({
  ...change,
  fields: change.fields.map((one) =>
    one.field.startsWith("payout.account") ? { ...one, from: "...", to: "another" } : one,
  ),
});

/** What the marketplace and a seller agreed on, with what the file leaves out. */
const termsOf = (
  {
    commission,
    payout,
    selling,
    tax_remitter,
  }: Pick<SellerFile, "commission" | "payout" | "selling" | "tax_remitter">,
  storedPayout: PayoutTerms | undefined,
) => ({
  commission: commission ?? noCommission,
  payout: payoutTermsOf(payout, storedPayout),
  selling: selling ?? plainTerms,
  taxRemitter: tax_remitter ?? ("marketplace" as const),
});

const termsOfRow = ({ commission, payout, selling, taxRemitter }: typeof sellers.$inferSelect) => ({
  commission,
  payout,
  selling: sellingTermsSchema.parse(selling),
  taxRemitter,
});

async function closeSellers(base: FilesContext, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await archiveOffers({ db: base.db, tenantId }, inArray(sql`o.seller_id`, ids));
  await base.db
    .update(sellers)
    .set({ state: "closed", updatedAt: base.now() })
    .where(and(eq(sellers.tenantId, tenantId), inArray(sellers.id, ids)));
}
