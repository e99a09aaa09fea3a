import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, flag, link, list, text } from "~/models/platform/fields/describe";
import { socialNames, socialNetworks } from "~/models/shops/pages/social-networks";

/** Social icons of the footer (rule menus-7): each with visibility, address and order. */
export const declaration = declareWidget({
  title: "Social icons",
  help: "Links to the shop’s social networks.",
  isOfFrame: true,
  props: { title: text("Title") },
  items: list(
    "Networks",
    "Network",
    {
      network: choice(
        "Network",
        [["", "None"], ...socialNetworks.map((name) => [name, socialNames[name]] as const)],
        { default: "" },
      ),
      url: link("Address", { help: "It begins with https://." }),
      visible: flag("Show it", { default: true }),
      order: count("Place", { min: 0, max: 99, default: null, help: "The smallest number comes first." }),
    },
    { help: "Of a marketplace; other shops have their networks in the setting `footer_social`." },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
