import { z } from "zod";
import type { WidgetItem } from "../widget/widget-content";
import type { FormField } from "./form-field";
import { readFormFields, readSubmitLabel } from "./read-form-fields";

const defaultSuccess = "Thank you. Your message has been sent.";

/**
 * Properties of a form (part 3, §3 and §4 "Form"). `form` is the number the API and the export know it by, `formName`
 * stands in the source of signups.
 */
export const formPropsSchema = z.object({
  form: z.coerce.number().int().min(0).catch(0).default(0),
  version: z.coerce.number().int().min(1).catch(1).default(1),
  formName: z.string().catch("").default(""),
  title: z.string().catch("").default(""),
  description: z.string().catch("").default(""),
  layout: z.enum(["horizontal", "vertical"]).catch("vertical").default("vertical"),
  /** Whether each submission is also mailed to the shop's address (settings `general.email`). */
  notifyByEmail: z.boolean().catch(false).default(false),
  successMessage: z.string().min(1).catch(defaultSuccess).default(defaultSuccess),
  afterSuccess: z.enum(["keep_form", "remove_form"]).catch("keep_form").default("keep_form"),
});

/** Properties of a form. */
export type FormProps = z.output<typeof formPropsSchema>;

/** A form as it is stored, ready to be shown or checked against. */
export type FormDefinition = {
  attributeName: string;
  props: FormProps;
  fields: FormField[];
  submitLabel: string;
};

/** Reads a form's content. */
export function readFormDefinition(
  attributeName: string,
  content: { props: Record<string, unknown>; items: readonly WidgetItem[] },
): FormDefinition {
  return {
    attributeName,
    props: formPropsSchema.parse(content.props),
    fields: readFormFields(content.items),
    submitLabel: readSubmitLabel(content.items),
  };
}
