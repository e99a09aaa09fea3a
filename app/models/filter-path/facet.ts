import type { Minor } from "../money/money";
import type { FilterKind } from "./filter-group";

/** One value of a group and how many products choosing it would show. */
export type FacetBucket = { key: string; name: string; docCount: number };

/**
 * A filter group of one listing. `min` and `max` are the ends of a range in minor units, or the lowest and highest
 * average rating; null where nothing has any.
 */
export type FacetGroup = {
  code: string;
  label: string;
  kind: FilterKind;
  isHidden: boolean;
  buckets: FacetBucket[];
  min: Minor | number | null;
  max: Minor | number | null;
};
