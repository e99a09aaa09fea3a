import { categoryRecords } from "~/services/catalogue/categories/category-records.server";
import { optionSetRecords } from "~/services/catalogue/product/option-set-records.server";
import { productRecords } from "~/services/catalogue/product/product-records.server";
import { menuRecords } from "~/services/content/pages/menu-records.server";
import { redirectRecords } from "~/services/content/redirects/redirect-records.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { widgetRecords } from "~/services/content/widgets/widget-records.server";
import { questionRecords } from "~/services/conversations/questions/question-records.server";
import { reviewRecords } from "~/services/conversations/reviews/review-records.server";
import { shopRecords } from "~/services/shops/directory/shop-records.server";
import type { RecordKind } from "~/services/shops/records/record-kind";
import { settingsEntryRecords, settingsRecords } from "~/services/shops/settings/settings-records.server";

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
