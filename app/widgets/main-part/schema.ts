import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";

export const declaration = declareWidget({
  title: "Listing, product or seller",
  help: "Around categories, products and sellers: the place of what the shop shows there itself.",
  isOfFrame: true,
  props: {},
  items: noItems,
});

export type Props = PropsOf<typeof declaration>;
