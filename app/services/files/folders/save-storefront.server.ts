import { changeOf } from "~/models/files/apply-change";
import { noCounts } from "~/models/files/apply-summary";
import { writeSecrets } from "../../shops/write-secrets.server";
import { writeSettings } from "../../shops/write-settings.server";
import type { FilesContext } from "../files-context.server";
import type { ShopFolder } from "../read-shop-folder.server";
import { type SavedShop, saveShop, saveShopRecord } from "./save-shop.server";

/**
 * Saves a shop's own row, domains, settings and secrets.
 * @param settings those of the folder, with pictures by their addresses
 * @param owner see saveShop
 */
export async function saveStorefront(
  base: FilesContext,
  folder: Pick<ShopFolder, "shop" | "secrets">,
  settings: ShopFolder["shop"]["settings"],
  owner?: Parameters<typeof saveShop>[2],
): Promise<SavedShop> {
  const saved = await saveShopRecord(await saveShop(base, folder.shop, owner), folder.shop);
  return saveSettings(saved, folder, settings);
}

/** Saves settings and secrets of a shop whose row is saved. */
export async function saveSettings(
  { ctx: known, counts }: SavedShop,
  folder: Pick<ShopFolder, "shop" | "secrets">,
  settings: ShopFolder["shop"]["settings"],
): Promise<SavedShop> {
  const written = await writeSettings(known, settings, "shop.json: settings");
  const ctx = { ...known, shop: { ...known.shop, settings: written.settings } };
  const secretsChanged = await writeSecrets(ctx, folder.secrets);
  // A new shop has settings, which are part of it. What secrets are is not said.
  if (counts.added === 0) {
    if (written.isChanged)
      known.noteChange?.(
        changeOf("settings of shop", folder.shop.code, known.shop.settings, written.settings),
      );
    if (secretsChanged > 0)
      known.noteChange?.({ kind: "secrets of shop", name: folder.shop.code, did: "changed", fields: [] });
  }
  const isChanged = written.isChanged || secretsChanged > 0;
  return { ctx, counts: isChanged && counts.unchanged > 0 ? { ...noCounts, changed: 1 } : counts };
}
