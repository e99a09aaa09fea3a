import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, flag, reference, text } from "~/models/platform/fields/describe";

/** A footer menu (rule menus-6): vertical or horizontal, optional dividers. */
export const declaration = declareWidget({
  title: "Footer menu",
  help: "The links of a menu, as a footer has them.",
  isOfFrame: true,
  props: {
    menuId: reference("Menu", "menu"),
    title: text("Title"),
    layout: choice(
      "Links",
      [
        ["vertical", "Below each other"],
        ["horizontal", "Beside each other"],
      ],
      { default: "vertical" },
    ),
    dividers: flag("Lines between the links", { default: false }),
  },
  items: noItems,
  starter: { props: { menuId: "main" } },
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
