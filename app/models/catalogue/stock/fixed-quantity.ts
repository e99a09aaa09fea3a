// @public

import type { OptionSet } from "../options/product-option";

/**
 * Whether a product is bought one piece at a time, because each is made with the shopper's own texts (rule
 * options-16). Fields that are not displayed ask for nothing.
 */
export const isBoughtSingly = ({ personalization }: Pick<OptionSet, "personalization">): boolean =>
  personalization.some(({ isDisplayed }) => isDisplayed);
