import { Fragment } from "react";
import type { ShownProduct } from "~/models/catalogue/product-page";
import { brandLineCode, brandLinePath } from "~/paths";
import { StaticPart } from "../../ui/framework/static-part";
import { OwnerHtml } from "../../ui/owner-html";

type ProductDetailsProps = {
  about: NonNullable<ShownProduct["about"]>;
  /** Whether the brand line is a link to the rest of it: a marketplace lists other sellers instead. */
  leadsToBrandLine: boolean;
};

/** Description and details of a product. */
export function ProductDetails({ about, leadsToBrandLine }: ProductDetailsProps) {
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
                    <dd>
                      {leadsToBrandLine && code === brandLineCode
                        ? values.map((value, at) => (
                            <Fragment key={value}>
                              {at > 0 ? ", " : null}
                              <a href={brandLinePath(value)}>{value}</a>
                            </Fragment>
                          ))
                        : values.join(", ")}
                    </dd>
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
