import type { FileMessage } from "~/models/files/apply-summary";
import { asIfStored } from "~/models/files/folders/as-if-stored";
import { isAppError } from "~/models/platform/error/app-error";
import type { MarketplaceFolder } from "../../apply/read-marketplace-folder.server";
import { parseProducts } from "./parse-products.server";
import { readOfferFile } from "./read-offer-file.server";

/** What an apply would refuse of a marketplace's offers; nothing while its products cannot be read. */
export function offerFaults(folder: MarketplaceFolder): FileMessage[] {
  if (!folder.products || folder.unread.has("products.csv")) return [];
  try {
    const { records } = parseProducts(
      { ...folder.products, rows: folder.products.rows.map(asIfStored) },
      folder.tenant.currency,
      "apart",
    );
    return readOfferFile(folder, records, asIfStored).refused.map((message) => ({
      file: "offers.csv",
      ...message,
    }));
  } catch (error) {
    if (!isAppError(error)) throw error;
    // What is wrong with the columns of products.csv is said of that file.
    return error.message.startsWith("offers.csv")
      ? [{ file: "offers.csv", line: 1, reason: error.message }]
      : [];
  }
}
