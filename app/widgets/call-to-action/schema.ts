import { bannerAlignment, bannerShape, bannerSize } from "~/models/content/popups/banner";
import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, link, list, longText, picture, text } from "~/models/platform/fields/describe";

/** Call-to-action banner (rule widgets-4). `imageSide` is the side of the first item's picture. */
export const declaration = declareWidget({
  title: "Call to action",
  help: "Bands with a sentence, a button and a picture.",
  isForSellers: true,
  props: {
    imageSize: bannerSize("medium", 400),
    shape: bannerShape(),
    alignment: bannerAlignment(),
    imageSide: choice(
      "Side of the first picture",
      [
        ["right", "Right"],
        ["left", "Left"],
      ],
      { default: "right", help: "The sides of further bands alternate." },
    ),
  },
  items: list("Bands", "Band", {
    bannerDescription: longText("Sentence"),
    buttonLabel: text("Label of the button"),
    bannerCallToAction: link("Link of the button", { help: "A button needs its label and its link." }),
    bannerImage: picture("Picture"),
    bannerMobileImage: picture("Picture on a phone", { help: "Shown below 720 px in place of the other." }),
  }),
  starter: {
    item: {
      bannerDescription: "What is new, in one sentence.",
      buttonLabel: "See all products",
      bannerCallToAction: "/search",
    },
  },
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
