// @public

import type { RequestContext } from "../../shops/context/request-context.server";
import { resolveSlug, type SlugTarget } from "./resolve-slug.server";

const tagNames = { product: "product", category: "category", page: "template" } as const;

/**
 * Where an address leads, remembered while what stands there does not change. What leads nowhere is not
 * remembered: any client can invent addresses.
 */
export function rememberSlug(context: RequestContext, slug: string): Promise<SlugTarget> {
  return context.remember(`slug ${slug}`, async (addCacheTags, doNotKeep) => {
    const target = await resolveSlug(context, slug);
    if (target.kind === "none" || target.kind === "redirect") doNotKeep();
    else addCacheTags(`${tagNames[target.kind]}:${target.id}`);
    return target;
  });
}
