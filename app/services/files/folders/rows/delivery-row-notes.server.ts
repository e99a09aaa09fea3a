import type { FileMessage } from "~/models/files/apply-summary";
import { type DeliveryNames, deliveryNames, deliveryNotes } from "~/models/files/folders/delivery-notes";
import type { MarketplaceFolder } from "../../apply/read-marketplace-folder.server";
import type { CsvFile } from "../formats/read-csv.server";

/** Deliveries that the rows of a folder name and that are not there (rule settings-7). */
export const deliveryRowNotes = (
  { products, offers = null }: { products: CsvFile | null; offers?: CsvFile | null },
  names: DeliveryNames,
): FileMessage[] => [
  ...deliveryNotes(products?.rows ?? [], names).map((note) => ({ file: "products.csv", ...note })),
  ...deliveryNotes(offers?.rows ?? [], names).map((note) => ({ file: "offers.csv", ...note })),
];

/** The same in a marketplace: what any of its shops or sellers has is there. */
export const marketplaceDeliveryNotes = (folder: MarketplaceFolder): FileMessage[] =>
  deliveryRowNotes(
    folder,
    deliveryNames(
      folder.shops.map(({ shop }) => shop.settings),
      folder.sellers.flatMap(({ selling }) => selling ?? []),
    ),
  );
