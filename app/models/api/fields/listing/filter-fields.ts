import type { FacetGroup } from "../../../catalogue/filters/facet";
import type { Currency } from "../../../platform/money/money";
import { toMajor } from "../../../platform/money/to-major";
import type { FilterGroup } from "../generated/category";

/** Maps a filter group to API fields; prices in major units. */
export function filterFields(facet: FacetGroup, currency: Currency): FilterGroup {
  const end = (value: number | null) =>
    value !== null && facet.kind === "range" ? toMajor(value, currency) : value;
  return {
    code: facet.code,
    label: facet.label,
    type: facet.isHidden ? "hidden" : facet.kind,
    buckets: facet.buckets.map(({ key, name, docCount }) => ({ key, name, doc_count: docCount })),
    min: end(facet.min),
    max: end(facet.max),
  };
}
