// @public

import type { Field } from "../fields/field";

/**
 * Whether a field that owners fill in may be in each of the shop's languages (rule texts-7): words, and
 * pictures, which may have words in them.
 */
export const isTranslatedField = ({ kind }: Pick<Field, "kind">): boolean =>
  kind === "text" || kind === "html" || kind === "picture";
