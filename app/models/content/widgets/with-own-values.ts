// @public

import { type OwnContact, ownContactValues } from "../../conversations/contact-field";
import type { FormDefinition } from "../form/form-definition";
import type { TemplateView } from "../templates/template-view";

/**
 * A contact form that begins with what the signed-in customer's account knows; other forms as they are (rule
 * forms-16).
 */
export function withOwnValues(definition: FormDefinition, own: OwnContact | null): FormDefinition {
  const { props, fields } = definition;
  if (own === null || !props.startsConversation) return definition;
  const values = ownContactValues(fields, own);
  const begun = fields.map((field) => ({ ...field, defaultValue: values[field.wuid] ?? field.defaultValue }));
  return { ...definition, fields: begun };
}

/** Whether a contact form is in a template, or in one that it shows. */
export const hasContactForm = ({ widgets }: Pick<TemplateView, "widgets">): boolean =>
  Object.values(widgets).some(({ type, props, data }) =>
    type === "form" ? props.startsConversation === true : isView(data) && hasContactForm(data),
  );

const isView = (data: unknown): data is TemplateView =>
  typeof data === "object" && data !== null && "tree" in data && "widgets" in data;
