import { bannerAlignment, bannerFocus, bannerShape, bannerSize } from "~/models/content/popups/banner";
import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, link, list, longText, picture, text } from "~/models/platform/fields/describe";

/** Full-width static image banner (rule widgets-4). */
export const declaration = declareWidget({
  title: "Banner",
  help: "A picture as wide as the page, with words beside or below it.",
  isForSellers: true,
  props: {
    size: bannerSize("large", 420),
    shape: bannerShape(),
    alignment: bannerAlignment(),
    heading: choice(
      "Title is",
      [
        ["h1", "The page’s own title"],
        ["h2", "One among others"],
      ],
      { default: "h1" },
    ),
  },
  items: list(
    "Banner",
    "Banner",
    {
      title: text("Title"),
      description: longText("Words below the title"),
      image: picture("Picture"),
      imageMobile: picture("Picture on a phone", { help: "Shown below 720 px in place of the other." }),
      imageFocus: bannerFocus(),
      primaryButtonLabel: text("Label of the first button"),
      primaryButtonCta: link("Link of the first button", { help: "Without one it leads to the home page." }),
      secondaryButtonLabel: text("Label of the second button"),
      secondaryButtonCta: link("Link of the second button"),
      textWidth: choice(
        "Width of the words",
        [
          ["half", "Half"],
          ["third", "A third"],
          ["two-thirds", "Two thirds"],
          ["full", "Full, below the picture"],
        ],
        { default: "half" },
      ),
      verticalAlign: choice(
        "Height of the words",
        [
          ["center", "Middle"],
          ["top", "Top"],
          ["middle", "Middle (older name)"],
          ["bottom", "Bottom"],
        ],
        { default: "center" },
      ),
      contentTextAlign: choice(
        "Side of the words",
        [
          ["left", "Left"],
          ["center", "Middle, below the picture"],
          ["right", "Right"],
        ],
        { default: "left" },
      ),
    },
    { most: 1 },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
