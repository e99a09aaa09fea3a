import { Fragment } from "react";
import { PlainLink } from "~/components/ui/link/plain-link";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { brandLineCode, brandLinePath } from "~/paths";
import { StaticPart } from "../../../ui/framework/static-part";

type ProductDetailsProps = {
  details: NonNullable<ShownProduct["about"]["details"]>;
  /** Whether the brand line is a link to the rest of it: a marketplace lists other sellers instead. */
  leadsToBrandLine: boolean;
};

/** The attributes of a product. */
export const ProductDetails = ({ details, leadsToBrandLine }: ProductDetailsProps) => (
  <StaticPart of={details} as="dl" id="details" className="product-details">
    {(shown) =>
      shown.map(({ code, label, values }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>
            {leadsToBrandLine && code === brandLineCode
              ? values.map((value, at) => (
                  <Fragment key={value}>
                    {at > 0 ? ", " : null}
                    <PlainLink href={brandLinePath(value)}>{value}</PlainLink>
                  </Fragment>
                ))
              : values.join(", ")}
          </dd>
        </div>
      ))
    }
  </StaticPart>
);
