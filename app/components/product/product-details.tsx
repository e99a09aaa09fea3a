import { OwnerHtml } from "~/components/ui/owner-html";
import { StaticPart } from "~/components/ui/static-part";
import type { ShownProduct } from "~/models/catalogue/product-page";

/** Description and details of a product. */
export function ProductDetails({ about }: { about: NonNullable<ShownProduct["about"]> }) {
  return (
    <StaticPart of={about} className="product-about">
      {({ description, details }) => (
        <>
          {description ? (
            <section aria-labelledby="description">
              <h2 id="description">Description</h2>
              <OwnerHtml html={description} className="prose" />
            </section>
          ) : null}
          {details.length > 0 ? (
            <section aria-labelledby="details">
              <h2 id="details">Details</h2>
              <dl>
                {details.map(({ code, label, values }) => (
                  <div key={code}>
                    <dt>{label}</dt>
                    <dd>{values.join(", ")}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </>
      )}
    </StaticPart>
  );
}
