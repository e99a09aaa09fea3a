// @public

import type { ProductClass } from "../product/product-class";
import { giftCertificateFields } from "./gift-certificate-fields";
import { noOptionSet } from "./line-choices";
import type { OptionSet } from "./product-option";

/** The options and fields of a product: those of its set, and a gift certificate's own (rule options-11). */
export function optionSetOf(classCode: ProductClass, stored: OptionSet | null): OptionSet {
  const set = stored ?? noOptionSet;
  if (classCode !== "gift_certificate") return set;
  const own = giftCertificateFields().filter(
    (field) => !set.personalization.some(({ code }) => code === field.code),
  );
  return { ...set, personalization: [...own, ...set.personalization] };
}
