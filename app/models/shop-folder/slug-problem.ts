import { isReservedSlug } from "../slug/is-reserved-slug";

const word = "[\\p{L}\\p{N}]+([-_][\\p{L}\\p{N}]+)*";
const pattern = new RegExp(`^${word}(/${word})*$`, "u");

/**
 * Why a slug can't be an address of the shop, or null when it can: it must be lower case letters, digits and single
 * hyphens, and must not take a word the shop's own pages use (rule addresses-3).
 */
export function slugProblem(slug: string): string | null {
  if (!pattern.test(slug) || slug !== slug.toLowerCase())
    return `slug '${slug}' may only hold lower-case letters, digits and single hyphens`;
  return isReservedSlug(slug) ? `slug '${slug}' is reserved for a page of the shop itself` : null;
}
