import { formItemFields } from "~/models/content/form/form-items";
import { formFields } from "~/models/content/form/form-props";
import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { list } from "~/models/platform/fields/describe";

/** Form (rules forms-5 and forms-6). The server validates submissions by the same definition. */
export const declaration = declareWidget({
  title: "Form",
  help: "Questions to visitors. Each item is a field of the form, or its button.",
  props: formFields,
  items: list("Fields", "Field", formItemFields),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
