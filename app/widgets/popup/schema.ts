import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import {
  choice,
  choices,
  count,
  flag,
  html,
  link,
  list,
  number,
  picture,
  text,
  texts,
} from "~/models/platform/fields/describe";

/**
 * Popup (rules popups-1, popups-2 and popups-3): at once or after a delay, for everyone or for customers,
 * remembered by a cookie for 30 days, optionally closing automatically after 5 s.
 */
export const declaration = declareWidget({
  title: "Popup",
  help: "A message over the page. One for every page belongs in the footer.",
  props: {
    show: choice(
      "Opens",
      [
        ["immediately", "At once"],
        ["delayed", "After a while"],
      ],
      { default: "immediately" },
    ),
    delaySeconds: number("Seconds before it opens", {
      min: 0,
      max: 600,
      default: 5,
      when: { field: "show", is: ["delayed"] },
    }),
    loggedInOnly: flag("For customers who are signed in only", { default: false }),
    useCookie: flag("Once for each visitor", {
      default: true,
      help: "Who closed it does not see it again for some days.",
    }),
    cookieDays: count("Days until it is shown again", {
      min: 1,
      max: 365,
      default: 30,
      when: { field: "useCookie", is: [true] },
    }),
    autoHide: flag("Closes automatically", {
      default: false,
      help: "After five seconds, unless the visitor points at it.",
    }),
    closeButton: flag("Button to close it", { default: true, help: "The key Escape closes it either way." }),
    size: choice(
      "Width",
      [
        ["medium", "Medium"],
        ["small", "Small"],
        ["large", "Large"],
      ],
      { default: "medium" },
    ),
    pages: choices(
      "Kinds of pages",
      [
        ["home", "Home page"],
        ["search", "Search"],
        ["account", "Account"],
        ["cart", "Cart"],
        ["checkout", "Checkout"],
      ],
      { help: "Where it is shown; with none of these and no address, on every page that has it." },
    ),
    slugs: texts("Addresses of pages", { help: "Further pages where it is shown, such as `spring-table`." }),
  },
  items: list(
    "Message",
    "Message",
    {
      title: text("Title"),
      content: html("Text"),
      image: picture("Picture"),
      buttonLabel: text("Label of the button"),
      buttonLink: link("Link of the button", { help: "A button needs its label and its link." }),
    },
    { most: 1 },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
