import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";

export const declaration = declareWidget({
  title: "Listing or product",
  help: "Around categories and products: the place of what the shop shows there itself.",
  isOfFrame: true,
  props: {},
  items: noItems,
});

export type Props = PropsOf<typeof declaration>;
