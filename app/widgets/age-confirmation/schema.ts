import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { list } from "~/models/platform/fields/describe";
import { ageFields } from "~/models/shops/visitors/age-fields";

/**
 * Age confirmation (rule popups-4): the question of a tobacco shop, remembered by the cookie `age_confirm`
 * and not asked on the pages of its terms. The first item contains its texts.
 */
export const declaration = declareWidget({
  title: "Age confirmation",
  help: "Asks visitors their age before they see the page.",
  props: {},
  items: list("Words", "Question", ageFields, { most: 1 }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
