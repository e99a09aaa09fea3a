import { ProductCard } from "~/components/catalogue/product-card";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { ListPrices } from "./list-prices";
import type { Props } from "./schema";

/** How long a list's button shows 'Added' (rule cards-2). */
const addedLabelMs = 250;

/** `Heading` is one level below the titles above the product, so that no level is skipped. */
type ListedProductProps = {
  product: ProductCardView;
  look: "line" | "carousel";
  props: Props;
  Heading: "h2" | "h3" | "h4";
};

/** A product of the list, as a row or in its carousel. */
export function ListedProduct({ product, look, props, Heading }: ListedProductProps) {
  const { primaryButtonLabel: primaryLabel, secondaryButtonLabel: secondaryLabel } = props;
  return (
    <ProductCard
      product={product}
      look={look}
      Heading={Heading}
      hasSku={props.showSku}
      prices={<ListPrices product={product} props={props} />}
      button={{ primaryLabel, secondaryLabel, addedLabelMs }}
    />
  );
}
