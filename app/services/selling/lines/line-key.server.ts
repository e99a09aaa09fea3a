// @public

import { createHash } from "node:crypto";
import { hasSelections, type LineChoices } from "~/models/catalogue/options/line-choices";
import { canonicalJson } from "~/models/platform/text/canonical-json";

/**
 * Distinguishes lines of one product by what was chosen: the same choices give the same key; none give ''.
 */
export function lineKeyOf(choices: LineChoices): string {
  if (!hasSelections(choices)) return "";
  return createHash("sha256").update(canonicalJson(choices)).digest("base64url");
}
