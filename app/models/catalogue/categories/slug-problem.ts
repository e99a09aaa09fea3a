// @public

import { isReservedSlug } from "../../platform/slug/is-reserved-slug";

const word = "[\\p{L}\\p{N}]+([-_][\\p{L}\\p{N}]+)*";
const pattern = new RegExp(`^${word}(/${word})*$`, "u");

/**
 * Why a slug cannot be an address of the shop, or null if it can: it must consist of lower-case letters,
 * digits and single hyphens, and must not be a word that routes reserve (rule addresses-3).
 */
export function slugProblem(slug: string): string | null {
  if (!pattern.test(slug) || slug !== slug.toLowerCase())
    return `slug '${slug}' may contain only lower-case letters, digits and single hyphens`;
  return isReservedSlug(slug) ? `slug '${slug}' is reserved for one of the shop’s built-in pages` : null;
}
