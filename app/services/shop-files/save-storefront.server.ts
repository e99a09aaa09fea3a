import { noCounts } from "~/models/shop-folder/apply-summary";
import { writeSecrets } from "../secrets/write-secrets.server";
import type { FilesContext } from "./files-context.server";
import type { ShopFolder } from "./read-shop-folder.server";
import { saveShop } from "./save-shop.server";

/**
 * Saves a shop's own row, domains and secrets.
 * @param settings those of the folder, with pictures by their addresses
 * @param owner see saveShop
 */
export async function saveStorefront(
  base: FilesContext,
  folder: Pick<ShopFolder, "shop" | "secrets">,
  settings: ShopFolder["shop"]["settings"],
  owner?: Parameters<typeof saveShop>[2],
): ReturnType<typeof saveShop> {
  const { ctx, counts } = await saveShop(base, { ...folder.shop, settings }, owner);
  const secretsChanged = await writeSecrets(ctx, folder.secrets);
  return { ctx, counts: secretsChanged > 0 && counts.unchanged > 0 ? { ...noCounts, changed: 1 } : counts };
}
