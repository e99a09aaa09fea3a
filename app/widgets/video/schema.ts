import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, flag, link, list, longText, picture, text } from "~/models/platform/fields/describe";

const ofPlaceholder = { field: "design", is: ["placeholder"] } as const;

/**
 * Video (rule widgets-10). The `placeholder` design shows a picture with a button first; only there may the
 * video play automatically, muted and in a loop.
 */
export const declaration = declareWidget({
  title: "Video",
  help: "A film of YouTube or Vimeo. Without its id it is hidden.",
  isForSellers: true,
  props: {
    design: choice(
      "Shown as",
      [
        ["standard", "The film itself"],
        ["placeholder", "A picture with a button"],
      ],
      {
        default: "standard",
        help: "With a picture nothing is loaded from the service before the button is pressed.",
      },
    ),
    playIn: choice(
      "Plays",
      [
        ["inline", "In its place"],
        ["popup", "Over the page"],
      ],
      { default: "inline", when: ofPlaceholder },
    ),
    autoplay: flag("Starts when the button is pressed", { default: true, when: ofPlaceholder }),
    mute: flag("Without sound", { default: false, when: ofPlaceholder }),
    loop: flag("Begins again at its end", { default: false, when: ofPlaceholder }),
    widthPx: count("Width in pixels", { min: 200, max: 1920, default: 960 }),
    heightPx: count("Height in pixels", { min: 100, max: 1080, default: 540 }),
  },
  items: list(
    "Film",
    "Film",
    {
      videoService: choice(
        "Service",
        [
          ["youtube", "YouTube"],
          ["vimeo", "Vimeo"],
        ],
        { default: "youtube" },
      ),
      videoId: text("Film", { help: "Its id, or its whole address." }),
      isPlayList: flag("It is a playlist", { default: false }),
      videoStartAt: text("Starts at", { help: "Seconds, or minutes and seconds: `90` or `1:30`." }),
      videoTitle: text("Title"),
      videoSubText: longText("Words below the title"),
      placeholderImage: picture("Picture with the button", { help: "A placeholder needs it and the label." }),
      buttonLabel: text("Label of the button"),
      buttonCta: link("Link of the button", { help: "In the standard design it stands beside the film." }),
    },
    { most: 1 },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
