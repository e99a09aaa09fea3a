import { keyedItems } from "~/components/ui/page/keyed-items";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import { ListCarousel } from "./list-carousel";
import { listGroups } from "./list-groups";
import { ListedProduct } from "./listed-product";
import type { Item, Props } from "./schema";

/**
 * Products selected by the owner, under titles. A list whose products cannot be loaded is hidden (rule
 * widgets-8).
 */
export function ProductList({ props, items, data }: WidgetProps<Props, ProductCardView[] | null, Item>) {
  const groups = filledGroups(items, data ?? []);
  if (groups.length === 0) return null;
  const GroupHeading = props.listTitle ? "h3" : "h2";
  const belowGroup = props.listTitle ? "h4" : "h3";
  return (
    <section className="page-width section-room">
      {props.listTitle ? <h2 className="mb-6 text-2xl font-medium md:text-3xl">{props.listTitle}</h2> : null}
      <div className="space-y-10">
        {groups.map(({ key, title, products }) => (
          <div key={key}>
            {title ? <GroupHeading className="mb-4 text-xl font-medium">{title}</GroupHeading> : null}
            {props.display === "carousel" ? (
              <ListCarousel
                title={title || props.listTitle || phrase("Products")}
                products={products}
                props={props}
                Heading={title ? belowGroup : GroupHeading}
              />
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {products.map((product) => (
                  <li key={product.id}>
                    <ListedProduct
                      product={product}
                      look="line"
                      props={props}
                      Heading={title ? belowGroup : GroupHeading}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Groups with their existing products, in the owner's order. */
function filledGroups(items: readonly Item[], products: ProductCardView[]) {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return keyedItems(items).flatMap(({ key, item }) =>
    listGroups([item]).flatMap(({ title, skus }) => {
      const found = [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
      return found.length > 0 ? [{ key, title, products: found }] : [];
    }),
  );
}
