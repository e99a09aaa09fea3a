import type { FacetGroup } from "../filter-path/facet";
import type { FilterKind } from "../filter-path/filter-group";
import type { Currency } from "../money/money";
import { toMajor } from "../money/to-major";

/** A filter group in the API (part 1, §3 "Filter group"); prices in major units. */
export type FilterFields = {
  code: string;
  label: string;
  type: FilterKind | "hidden";
  buckets: { key: string; name: string; doc_count: number }[];
  min: number | null;
  max: number | null;
};

/** Writes a filter group for the API. */
export function filterFields(facet: FacetGroup, currency: Currency): FilterFields {
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
