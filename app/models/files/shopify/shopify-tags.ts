import { ownCase } from "../../catalogue/rows/own-case";
import { slugify } from "../../platform/slug/slugify";

/** The tags of a product: plain words, and values by attribute code (`plant type:Indoor`). */
export type ShopifyTags = { plain: string[]; attributes: Record<string, string[]> };

/**
 * Parses the comma-separated tags; a tag `name:value` is a filterable attribute. Repeated tags count once.
 */
export function parseShopifyTags(text: string): ShopifyTags {
  const plain = new Set<string>();
  const attributes: Record<string, string[]> = {};
  // A bar separates values in files and addresses, so values must not contain it.
  for (const tag of text
    .replaceAll("|", "/")
    .split(",")
    .map((part) => part.trim())) {
    const at = tag.indexOf(":");
    const code = at > 0 ? attributeCodeOf(tag.slice(0, at)) : "";
    const value = ownCase(tag.slice(at + 1).trim());
    if (code !== "" && value !== "") attributes[code] = [...new Set([...(attributes[code] ?? []), value])];
    else if (tag !== "" && at === -1) plain.add(tag);
  }
  return { plain: [...plain], attributes };
}

/** The code of an attribute: `Plant type` becomes `plant_type`; empty without usable characters. */
function attributeCodeOf(name: string): string {
  return slugify(name)
    .replaceAll("-", "_")
    .replace(/^[^a-z]+/, "");
}
