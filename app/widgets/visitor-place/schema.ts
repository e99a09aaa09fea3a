import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";

/** The place of a marketplace's visitor (rule location-4). */
export const declaration = declareWidget({
  title: "Place of the visitor",
  help: "Where the visitor of a marketplace is, with the form for another postal code.",
  isOfFrame: true,
  props: {},
  items: noItems,
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
