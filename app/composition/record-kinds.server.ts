import { categoryRecords } from "~/services/catalogue/category-records.server";
import { optionSetRecords } from "~/services/catalogue/option-set-records.server";
import { productRecords } from "~/services/catalogue/product-records.server";
import { menuRecords } from "~/services/content/menu-records.server";
import { redirectRecords } from "~/services/content/redirect-records.server";
import { templateRecords } from "~/services/content/template-records.server";
import { widgetRecords } from "~/services/content/widget-records.server";
import { questionRecords } from "~/services/conversations/question-records.server";
import { reviewRecords } from "~/services/conversations/review-records.server";
import type { RecordKind } from "~/services/shops/record-kind";
import { settingsEntryRecords, settingsRecords } from "~/services/shops/settings-records.server";
import { shopRecords } from "~/services/shops/shop-records.server";

/** The kinds of records that owners change by name (rule owners-1). */
export const recordKinds: readonly RecordKind<unknown>[] = [
  templateRecords,
  widgetRecords,
  menuRecords,
  redirectRecords,
  productRecords,
  categoryRecords,
  optionSetRecords,
  shopRecords,
  reviewRecords,
  questionRecords,
  settingsRecords,
  ...settingsEntryRecords,
];
