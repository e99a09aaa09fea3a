import { expect, it } from "vitest";
import { parcelPart } from "./parcel-part";

const guides = [
  { category: "wear", path: "/size-guide" },
  { category: "shoes", path: "/shoe-sizes" },
];

it.each([
  [["wear", "sweaters"], "/size-guide"],
  [["wear", "shoes"], "/shoe-sizes"],
  [["kitchen", "cooking"], ""],
  [[], ""],
])("a product in %j has the size guide '%s' (rule product-13)", (slugs, path) => {
  const breadcrumb = slugs.map((slug) => ({ name: slug, slug }));
  expect(parcelPart(breadcrumb, guides).sizeGuidePath).toBe(path);
});
