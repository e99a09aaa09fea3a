// @public

/** Id of a field's control in a form of the checkout, to which its label and the list of mistakes lead. */
export const checkoutFieldId = (formId: string, name: string): string =>
  `${formId}-${name.replace(".", "-")}`;
