import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, reference } from "~/models/platform/fields/describe";

/** A header menu (rule menus-3): flyout tidal (columns), amazon (nested list) or none. */
export const declaration = declareWidget({
  title: "Menu",
  help: "A menu of the header; on a phone it is in the sidebar.",
  isOfFrame: true,
  props: {
    menuId: reference("Menu", "menu", { default: "main" }),
    flyoutType: choice(
      "What lies below an entry",
      [
        ["tidal", "Columns"],
        ["amazon", "A list that opens beside itself"],
        ["none", "Nothing"],
      ],
      { default: "tidal" },
    ),
    columns: count("Columns", { min: 1, max: 6, default: 3, when: { field: "flyoutType", is: ["tidal"] } }),
    orderInMobile: count("Place in the sidebar", {
      min: 0,
      max: 99,
      default: null,
      help: "Menus are in the order of these numbers on a phone; those without one come last.",
    }),
  },
  items: noItems,
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
