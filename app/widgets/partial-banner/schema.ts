import { bannerAlignment, bannerShape, bannerSize } from "~/models/content/popups/banner";
import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, link, list, longText, picture, text } from "~/models/platform/fields/describe";

/**
 * Partial static image banner: a row of linked pictures with a title (rule widgets-4). `medium` pictures are
 * 300 px high.
 */
export const declaration = declareWidget({
  title: "Tiles",
  help: "A row of pictures, each with a title and a link.",
  isForSellers: true,
  props: {
    title: text("Title"),
    fillWith: choice(
      "Shows",
      [
        ["", "The tiles below"],
        ["largest-categories", "The shop’s largest categories, while there are no tiles below"],
      ],
      {
        default: "",
        help: "Up to four categories with most products, each with a picture of a product.",
      },
    ),
    columns: count("Tiles in a row", { min: 2, max: 5, default: 4 }),
    imageSize: bannerSize("medium", 300),
    shape: bannerShape(),
    alignment: bannerAlignment(),
  },
  items: list("Tiles", "Tile", {
    bannerImage: picture("Picture"),
    bannerMobileImage: picture("Picture on a phone", { help: "Shown below 720 px in place of the other." }),
    bannerImageUrl: link("Link of the picture", { help: "Where the tile leads." }),
    bannerTitle: text("Title", { alsoNamed: ["title"] }),
    bannerSubTitle: longText("Words below the title", { alsoNamed: ["description"] }),
    primaryButtonLabel: text("Label of the button"),
    primaryButtonCta: link("Link of the button", {
      help: "Without one the button leads where the picture does.",
    }),
  }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
