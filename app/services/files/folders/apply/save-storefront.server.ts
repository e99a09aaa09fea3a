import { changeOf } from "~/models/files/apply-change";
import { noCounts } from "~/models/files/apply-summary";
import type { ConflictSide } from "~/models/files/three-way";
import { writeSecrets } from "../../../shops/secrets/write-secrets.server";
import { writeSettings } from "../../../shops/settings/write-settings.server";
import type { ShopFolder } from "../../apply/read-shop-folder.server";
import type { FilesContext } from "../../files-context.server";
import { mergeSettings, mergeShop } from "../merge/merge-content.server";
import { beginMerge, type FolderMerge } from "../merge/merge-records.server";
import { type SavedShop, saveShop, saveShopRecord } from "./save-shop.server";

/** What of a folder makes a shop's own row, domains, settings and secrets. */
type StorefrontFolder = {
  folder: Pick<ShopFolder, "shop" | "secrets">;
  /** The id by which the shop knows the folder. */
  folderId: string;
  /** Those of the folder, with pictures by their addresses. */
  settings: ShopFolder["shop"]["settings"];
  side: ConflictSide | null;
};

/**
 * Saves a shop's own row, domains, settings and secrets, and begins to merge the folder into it (rule
 * shop-folders-6).
 * @param owner see saveShop
 */
export async function saveStorefront(
  base: FilesContext,
  { folder, folderId, settings, side }: StorefrontFolder,
  owner?: Parameters<typeof saveShop>[2],
): Promise<SavedShop & { merge: FolderMerge; isNew: boolean }> {
  const found = await saveShop(base, folder.shop, owner);
  const merge = await beginMerge(found.ctx, folderId, side);
  const row = await saveShopRecord(found, await mergeShop(merge, folder.shop));
  const saved = await saveSettings(row, folder, await mergeSettings(merge, settings));
  return { ...saved, merge, isNew: row.counts.added > 0 };
}

async function saveSettings(
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
