import { bannerAlignment, bannerFocus, bannerShape, bannerSize } from "~/models/content/popups/banner";
import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { flag, link, list, longText, number, picture, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

/** Carousel banner (rule widgets-3). The delay is in seconds; `medium` pictures are 400 px high. */
export const declaration = declareWidget({
  title: "Carousel",
  help: "Large pictures, one at a time. An item without a picture is left out.",
  isForSellers: true,
  props: {
    title: text("Name", {
      default: phrase("Highlights"),
      help: "Names the carousel for people who cannot see it.",
    }),
    imageSize: bannerSize("medium", 400),
    shape: bannerShape(),
    alignment: bannerAlignment(),
    autoplay: flag("Turns automatically", { default: false }),
    delaySeconds: number("Seconds on each picture", {
      min: 1,
      max: 60,
      default: 2,
      when: { field: "autoplay", is: [true] },
    }),
    speedMs: number("Milliseconds of a turn", { min: 0, max: 5000, default: 400 }),
  },
  items: list("Slides", "Slide", {
    bannerImage: picture("Picture"),
    bannerMobileImage: picture("Picture on a phone", { help: "Shown below 720 px in place of the other." }),
    imageFocus: bannerFocus(),
    bannerImageUrl: link("Link of the picture", { help: "Where the picture leads." }),
    bannerTitle: text("Title"),
    bannerSubTitle: longText("Words below the title"),
    primaryButtonName: text("Label of the first button"),
    primaryButton: link("Link of the first button", { help: "A button needs its label and its link." }),
    secondaryButtonName: text("Label of the second button"),
    secondaryButton: link("Link of the second button"),
  }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
