import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { date, link, list, text } from "~/models/platform/fields/describe";

/** Until when something goes (rule widgets-18). */
export const declaration = declareWidget({
  title: "Countdown",
  help: "Says until when a sale goes, and counts the time that is left.",
  isForSellers: true,
  props: {},
  items: list(
    "Countdown",
    "Countdown",
    {
      title: text("Title"),
      day: date("Last day", {
        help: "On the shop’s clock.",
        advice: "The countdown has no last day: shoppers don’t see it before you choose one.",
      }),
      time: text("Ends at", { help: "Such as `18:00`. Empty for the end of that day.", longest: 5 }),
      afterwards: text("What it says afterwards", { help: "Empty to show nothing." }),
      buttonLabel: text("Button"),
      buttonCta: link("Address of the button"),
    },
    { most: 1 },
  ),
});

export type Props = PropsOf<typeof declaration>;
export type Item = ItemOf<typeof declaration>;
