import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, code, count, flag, list, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

/**
 * Embed code (rule widgets-11): in a frame, whose height follows its content or is fixed, or in the page
 * itself. The frame is the default, because code in the page can do whatever the page can.
 */
export const declaration = declareWidget({
  title: "Code of others",
  help: "Code that others give you: a map, a calculator, a calendar.",
  props: {
    useIframe: flag("In a frame of its own", {
      default: true,
      help: "Keeps the code away from the shop. Switch it off only for code you would trust with your shop.",
    }),
    height: choice(
      "Height of the frame",
      [
        ["default", "Follows its content"],
        ["custom", "Fixed"],
      ],
      { default: "default", when: { field: "useIframe", is: [true] } },
    ),
    heightInPx: count("Pixels", {
      min: 20,
      max: 5000,
      default: 400,
      help: "The fixed height, or the height until the content is known.",
      when: { field: "useIframe", is: [true] },
    }),
    title: text("Name of the frame", {
      default: phrase("Embedded content"),
      help: "Names the frame for people who cannot see it.",
      when: { field: "useIframe", is: [true] },
    }),
  },
  items: list("Code", "Code", { embedCodeTextarea: code("Code") }, { most: 1 }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
