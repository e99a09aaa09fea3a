import { categoryScreen } from "./category-screen";
import { discountScreen } from "./discount-screen";
import { menuScreen } from "./menu-screen";
import { optionSetScreen } from "./option-set-screen";
import type { RecordScreen } from "./record-screen";
import { redirectScreen } from "./redirect-screen";
import { templateScreen } from "./template-screen";
import { widgetScreen } from "./widget-screen";

/** The records that have screens of the one description (rule office-20). */
export const recordScreens: readonly RecordScreen[] = [
  categoryScreen,
  optionSetScreen,
  discountScreen,
  templateScreen,
  widgetScreen,
  menuScreen,
  redirectScreen,
];
