import { ProductCard } from "~/components/catalogue/product-card";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/** A single product anywhere in a template. */
export function ProductCardWidget({
  props,
  data: product,
}: WidgetProps<Props, ProductCardView | null, Item>) {
  if (!product) return null;
  const { primaryButtonLabel: primaryLabel, secondaryButtonLabel: secondaryLabel } = props;
  return (
    <ProductCard
      product={product}
      look={props.layout}
      nameLines={props.nameLines}
      hasStock={props.showStock}
      button={{ primaryLabel, secondaryLabel }}
    />
  );
}
