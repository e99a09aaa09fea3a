import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FileMessage } from "~/models/shop-folder/apply-summary";
import type { WidgetKit } from "../content/widget-kit";
import { checkShopFolder, type FolderCheck } from "./check-shop-folder.server";
import { FaultCollector } from "./folder-faults.server";
import { isMarketplaceFolder, readMarketplaceFolder } from "./read-marketplace-folder.server";

/** Says everything that is wrong with the folder of a shop, or of a marketplace and its shops, without a database. */
export async function checkFolder(folder: string, check: WidgetKit["check"]): Promise<FolderCheck> {
  if (!(await isMarketplaceFolder(folder))) return checkShopFolder(folder, check);
  const names = await readdir(join(folder, "shops")).catch(() => []);
  const shops = await Promise.all(
    names.sort().map(async (name) => {
      const found = await checkShopFolder(join(folder, "shops", name), check);
      return { faults: within(name, found.faults), hints: within(name, found.hints) };
    }),
  );
  const faults = shops.flatMap((shop) => shop.faults);
  const collector = new FaultCollector();
  // It reads the shops again, and what is wrong with them is known already.
  if (faults.length === 0) await collector.attempt(() => readMarketplaceFolder(folder), null);
  return { faults: [...faults, ...collector.faults], hints: shops.flatMap((shop) => shop.hints) };
}

const within = (shop: string, messages: FileMessage[]): FileMessage[] =>
  messages.map((message) => ({ ...message, file: `shops/${shop}/${message.file}` }));
