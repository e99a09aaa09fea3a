import { eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import type { ApplySummary } from "~/models/shop-folder/apply-summary";
import { domainSchema, shopCodeSchema } from "~/models/shop-folder/shop-file";
import { shops } from "../db/schema";
import { applyShopFolder } from "./apply-shop-folder.server";
import type { FilesContext } from "./files-context.server";
import { readShopFolder } from "./read-shop-folder.server";

/**
 * Makes a shop from the starter folder: pages, a menu, shipping and payment, so that it sells once it has products.
 * @returns what was written; its notes say what the owner has to enter before everything works
 * @throws AppError `invalid` for a code or domain that can't be one, `conflict` when either is taken
 */
export async function createShop(
  base: FilesContext,
  starterFolder: string,
  { code, domain, name }: { code: string; domain: string; name?: string | undefined },
): Promise<ApplySummary> {
  for (const [option, parsed] of [
    ["--code", shopCodeSchema.safeParse(code)],
    ["--domain", domainSchema.safeParse(domain.toLowerCase())],
  ] as const)
    if (!parsed.success) throw new AppError("invalid", `${option}: ${parsed.error.issues[0]?.message}`);
  const known = await base.db.select({ id: shops.id }).from(shops).where(eq(shops.code, code));
  if (known.length > 0) throw new AppError("conflict", `there already is a shop '${code}'`);
  const starter = await readShopFolder(starterFolder);
  const shopName = name ?? code.charAt(0).toUpperCase() + code.slice(1);
  const { general } = starter.shop.settings;
  const settings = {
    ...starter.shop.settings,
    general: { ...general, app: { ...general.app, name: shopName } },
  };
  const shop = { ...starter.shop, code, name: shopName, domains: [domain.toLowerCase()], settings };
  return applyShopFolder(base, { ...starter, shop }, () => {});
}
