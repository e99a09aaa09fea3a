import type { AxisView } from "~/models/catalogue/variation/product-variations";
import type { AxisProblem } from "./axis-problem";

/** An option of a variable product as a field. */
export type ChoiceFieldProps = {
  axis: AxisView;
  /** Its field in the product's form. */
  field: { formId: string; name: string };
  slug: string;
  /** Labels of other options of which nothing is chosen yet. */
  open: readonly string[];
  problem: AxisProblem;
};
