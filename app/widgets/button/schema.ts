import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, flag, link, list, text } from "~/models/platform/fields/describe";

/** Button widget (rule widgets-12). `name` and `value` are the template's label and link. */
export const declaration = declareWidget({
  title: "Button",
  help: "A link that looks like a button. Without a link it is hidden.",
  isForSellers: true,
  props: {
    buttonUseTemplateSetting: flag("Use the page’s label and link", {
      default: false,
      help: "Takes label and link from these settings, not from the item.",
    }),
    name: text("Label of the page", { when: { field: "buttonUseTemplateSetting", is: [true] } }),
    value: link("Link of the page", { when: { field: "buttonUseTemplateSetting", is: [true] } }),
    look: choice(
      "Look",
      [
        ["primary", "Filled"],
        ["secondary", "Outlined"],
        ["quiet", "Plain"],
      ],
      { default: "primary" },
    ),
    alignment: choice(
      "Place",
      [
        ["left", "Left"],
        ["center", "Middle"],
        ["right", "Right"],
      ],
      { default: "left" },
    ),
  },
  items: list(
    "Button",
    "Button",
    {
      buttonLabel: text("Label", { default: "Click Here", needed: true }),
      buttonLink: link("Link", { help: "Where the button leads." }),
      buttonUseTemplateSetting: flag("Use the page’s label and link", {
        default: null,
        help: "Overrules the setting of the same name.",
      }),
    },
    { most: 1 },
  ),
  starter: { item: { buttonLabel: "See all products", buttonLink: "/search" } },
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
