import { Alert } from "~/components/ui/alert";
import type { ShownProduct } from "~/models/catalogue/product-page";
import type { AxisView } from "~/models/catalogue/product-variations";
import { optionsUpdatedText } from "~/models/variation/auto-select-variation";
import { noOptionsText } from "~/models/variation/options-for";
import { ChoiceLinks } from "./choice-links";
import { ChoiceSelect } from "./choice-select";

/** `updatedBy` is the label of the option whose selection changed others; empty for none. */
type VariationOptionsProps = { product: ShownProduct; updatedBy: string };

/** The options of a variable product. Each value selects its variation (rule variations-6). */
export function VariationOptions({ product, updatedBy }: VariationOptionsProps) {
  if (product.classCode !== "variable_product") return null;
  if (product.hasNoOptions || product.axes.length === 0) return <Alert tone="warning">{noOptionsText}</Alert>;
  return (
    <div className="space-y-6">
      {product.axes.map((axis) => (
        <AxisField
          key={axis.label}
          axis={axis}
          slug={product.slug}
          hasMovedOthers={updatedBy === axis.label}
        />
      ))}
    </div>
  );
}

type AxisFieldProps = { axis: AxisView; slug: string; hasMovedOthers: boolean };

function AxisField({ axis, slug, hasMovedOthers }: AxisFieldProps) {
  return (
    <div>
      {axis.display === "dropdown" ? (
        <ChoiceSelect axis={axis} slug={slug} />
      ) : (
        <ChoiceLinks axis={axis} slug={slug} />
      )}
      {hasMovedOthers ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {optionsUpdatedText}
        </p>
      ) : null}
    </div>
  );
}
