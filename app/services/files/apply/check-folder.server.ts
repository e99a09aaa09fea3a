// @public

import { opinionFaults } from "~/models/files/folders/opinion-messages";
import type { WidgetCheck } from "../../content/widgets/widget-kit";
import {
  addressFaults,
  categoryPictures,
  checkShopFolder,
  type FolderCheck,
} from "../folders/rows/check-shop-folder.server";
import { marketplaceDeliveryNotes } from "../folders/rows/delivery-row-notes.server";
import { goodsFaults } from "../folders/rows/goods-faults.server";
import { offerFaults } from "../folders/rows/offer-faults.server";
import { sellersMessages, shopSettingsMessages } from "../folders/rows/settings-file-messages.server";
import { contentHints } from "./content-hints.server";
import { inShop, isMarketplaceFolder, readMarketplaceParts } from "./read-marketplace-folder.server";

/**
 * Says everything that is wrong with the folder of a shop, or of a marketplace and its shops, without a
 * database.
 */
export async function checkFolder(folder: string, kit: WidgetCheck): Promise<FolderCheck> {
  return (await isMarketplaceFolder(folder))
    ? checkMarketplaceFolder(folder, kit)
    : checkShopFolder(folder, kit);
}

/** The same of a marketplace: its shops have their content, everything else is the marketplace's. */
async function checkMarketplaceFolder(folder: string, kit: WidgetCheck): Promise<FolderCheck> {
  const { read, faults } = await readMarketplaceParts(folder);
  if (!read) return { faults: [...faults], hints: [] };
  const { shops, categories, names, unread } = read;
  const templates = shops.flatMap((shop) => shop.templates);
  return {
    faults: [
      ...faults,
      ...shops.flatMap((shop) => inShop(shop.shop.code, addressFaults({ ...shop, categories }))),
      ...(await goodsFaults({ ...read, templates, currency: read.tenant.currency }, "apart")),
      ...offerFaults(read),
      ...opinionFaults(read, names),
    ],
    hints: [
      ...sellersMessages(read.sellers, read.sellersText, names).notes,
      ...categoryPictures(read),
      // While a file cannot be read, what it may define is not missed.
      ...(faults.length > 0 ? [] : marketplaceDeliveryNotes(read)),
      ...shops.flatMap((shop) =>
        inShop(shop.shop.code, [
          ...shopSettingsMessages(shop, shop.names).notes,
          ...contentHints(shop, kit, { ...names, unread: new Set([...unread, ...shop.unread]) }),
        ]),
      ),
    ],
  };
}
