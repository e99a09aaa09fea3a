import { type ImportReport, summaryReport } from "~/models/files/import-report";
import type { FoundInput } from "~/models/office/host/works/work-input";
import { AppError } from "~/models/platform/error/app-error";
import { codeSchema } from "~/models/shops/forms/code-schema";
import { applyMarketplaceFolder } from "../../../../files/apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../../../../files/apply/apply-shop-folder.server";
import {
  isMarketplaceFolder,
  type MarketplaceFolder,
  readMarketplaceFolder,
} from "../../../../files/apply/read-marketplace-folder.server";
import { readShopFolder, type ShopFolder } from "../../../../files/apply/read-shop-folder.server";
import type { FilesContext } from "../../../../files/files-context.server";
import type { WorkDeps } from "../host-work";

type Named = Pick<FoundInput, "code" | "name" | "domain" | "email">;

/**
 * Reads the folder of a shop or of a whole marketplace that a new business begins with (rule hosting-8).
 * @returns what makes it under the typed code, name and domain, and tells what came
 * @throws FolderFaults, AppError `invalid`
 */
export async function beginWithFolder(
  { onProgress }: WorkDeps,
  at: string,
  named: Named,
): Promise<(base: FilesContext) => Promise<ImportReport>> {
  if (await isMarketplaceFolder(at)) {
    const folder = newMarketplace(await readMarketplaceFolder(at), named);
    return async (base) => summaryReport(await applyMarketplaceFolder(base, folder, onProgress), []);
  }
  const folder = newShop(await readShopFolder(at), named);
  return async (base) => summaryReport(await applyShopFolder(base, folder, onProgress), []);
}

/** A folder as that of another shop, which knows nothing of where it was written. */
function newShop(folder: ShopFolder, { code, name, domain, email }: Named): ShopFolder {
  const { general } = folder.shop.settings;
  const settings = { ...folder.shop.settings, general: { ...general, app: { ...general.app, name }, email } };
  const shop = { ...folder.shop, code, name, domains: [domain], settings };
  return { ...folder, shop, folderId: "" };
}

/**
 * The same of a marketplace: its own shop gets what was typed; the shops of its sellers get codes behind its
 * own, and no domains, which lead elsewhere. Sellers get ids of their own.
 */
function newMarketplace(read: MarketplaceFolder, named: Named): MarketplaceFolder {
  const own = read.shops.find(({ shop }) => shop.type === "marketplace");
  if (!own) throw new AppError("invalid", "The folder has no shop of the type marketplace.");
  return {
    ...read,
    folderId: "",
    tenant: { ...read.tenant, code: named.code, name: named.name },
    sellers: read.sellers.map(({ guid: _, ...seller }) => seller),
    shops: read.shops.map((one) => (one === own ? newShop(one, named) : besideOwn(one, named.code))),
  };
}

function besideOwn(folder: ShopFolder, marketplace: string): ShopFolder {
  const code = codeSchema.safeParse(`${marketplace}-${folder.shop.code}`);
  if (!code.success)
    throw new AppError("invalid", `Choose a shorter code: '${marketplace}-${folder.shop.code}' is too long.`);
  return { ...folder, shop: { ...folder.shop, code: code.data, domains: [] }, folderId: "" };
}
