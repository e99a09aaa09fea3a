// @public

import type { Minor } from "../../platform/money/money";
import type { FilterKind } from "./filter-group";

/**
 * A value of a group, with the number of products it would leave. `swatch` is the CSS color of a value that
 * has one.
 */
export type FacetBucket = { key: string; name: string; docCount: number; swatch?: string };

/**
 * A filter group of a listing. `min` and `max` are the bounds of a price range in minor units or of the
 * average rating; null when the listing has neither prices nor ratings.
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
