/**
 * The id of a form that a page has for each seller; the form's own where there is one cart (rule cart-12).
 */
export const formIdOf = (formId: string, sellerGuid: string | null): string =>
  sellerGuid === null ? formId : `${formId}-${sellerGuid}`;
