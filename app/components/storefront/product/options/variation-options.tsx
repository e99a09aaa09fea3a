import { useId, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { optionsUpdatedText } from "~/models/catalogue/options/auto-select-variation";
import { choiceField } from "~/models/catalogue/options/chosen-values";
import { noOptionsText } from "~/models/catalogue/options/options-for";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { ledAway, ledAwayText } from "~/models/catalogue/variation/led-away";
import { type AxisView, isField } from "~/models/catalogue/variation/product-variations";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "~/models/platform/validation/messages";
import { Alert } from "../../../ui/alert";
import { useSaid } from "../../../ui/form/use-said";
import { lazyPart } from "../../../ui/framework/lazy-part";
import { PressLink } from "../../../ui/link/press-link";
import { ChoiceLinks } from "./choice-links";
import { ChoiceRadios } from "./choice-radios";
import { ChoiceSelect } from "./choice-select";
import { FindChoice } from "./find-choice";

const SizeGuide = lazyPart(() => import("./size-guide"));

type VariationOptionsProps = {
  product: ShownProduct;
  /** The label of the option whose selection changed others; empty for none. */
  updatedBy: string;
  /** Id of the product's form, which dropdowns and radio buttons belong to. */
  formId: string;
  /** Whether the shopper tried to add it already. */
  isTried: boolean;
};

/** The options of a variable product. Each value selects its variation (rule variations-6). */
export function VariationOptions({ product, updatedBy, formId, isTried }: VariationOptionsProps) {
  if (product.classCode !== "variable_product") return null;
  if (product.hasNoOptions || product.axes.length === 0)
    return <Alert tone="warning">{phrase(noOptionsText)}</Alert>;
  const isSent = product.axes.some(isField);
  return (
    <div className="space-y-6">
      {updatedBy === ledAway ? <Alert tone="warning">{phrase(ledAwayText)}</Alert> : null}
      {product.axes.map((axis, index) => (
        <AxisField
          key={axis.label}
          axis={axis}
          isSent={isSent}
          field={{ formId, name: choiceField(index) }}
          slug={product.slug}
          sizeGuidePath={product.sizeGuidePath}
          open={product.missing.filter((label) => label !== axis.label)}
          problem={isTried && product.missing.includes(axis.label) ? formMessages.required(axis.label) : ""}
          hasMovedOthers={updatedBy === axis.label}
        />
      ))}
    </div>
  );
}

type AxisFieldProps = {
  axis: AxisView;
  /**
   * Whether its value is sent with the form: beside a field, whose choice without a script makes another
   * variation.
   */
  isSent: boolean;
  /** Its field in the product's form. */
  field: { formId: string; name: string };
  slug: string;
  /** Empty for none. */
  sizeGuidePath: string;
  /**
   * Labels of other options of which nothing is chosen yet; choosing here leaves them so (rule variations-8).
   */
  open: string[];
  /** What is wrong with it; empty for nothing. */
  problem: string;
  hasMovedOthers: boolean;
};

function AxisField({
  axis,
  isSent,
  field,
  slug,
  sizeGuidePath,
  open,
  problem,
  hasMovedOthers,
}: AxisFieldProps) {
  const problemId = useId();
  useSaid(hasMovedOthers ? phrase(optionsUpdatedText) : "");
  const wrong = problem ? { text: problem, id: problemId } : null;
  return (
    <div data-missing={problem ? "" : undefined}>
      {/* Above the values: what is found then changes below the field, and the page does not move. */}
      <FindChoice axis={axis} slug={slug} />
      {axis.display === "dropdown" ? (
        <ChoiceSelect axis={axis} field={field} slug={slug} open={open} problem={wrong} />
      ) : axis.display === "radio" ? (
        <ChoiceRadios axis={axis} field={field} slug={slug} open={open} problem={wrong} />
      ) : (
        <>
          <ChoiceLinks axis={axis} slug={slug} open={open} problem={wrong} />
          {isSent ? (
            <input type="hidden" form={field.formId} name={field.name} value={axis.selected} />
          ) : null}
        </>
      )}
      {axis.label.toLowerCase() === "size" ? <SizeGuideLink path={sizeGuidePath} /> : null}
      {problem ? (
        <p id={problemId} role="alert" className="mt-2 error-note first-letter:uppercase">
          {problem}
        </p>
      ) : null}
      {hasMovedOthers ? <p className="mt-2 text-sm text-muted">{phrase(optionsUpdatedText)}</p> : null}
    </div>
  );
}

/** Shows the shop's size guide; without a script it leads to it (rule product-13). */
function SizeGuideLink({ path }: { path: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!path) return null;
  return (
    <>
      <PressLink
        href={path}
        onPress={() => setOpen(true)}
        className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {t("Size guide")}
      </PressLink>
      {isOpen ? <SizeGuide path={path} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
