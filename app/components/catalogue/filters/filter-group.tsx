import { type AppliedFilters, chosenKeys, toggleKey, withKeys } from "~/models/catalogue/applied-filters";
import { numberText } from "~/models/catalogue/count-text";
import type { FacetBucket } from "~/models/catalogue/facet";
import { filterLink, type ShownFacet, type ShownFilter } from "~/models/catalogue/listing-filter";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing-view";
import { withQuery } from "~/paths";
import { StaticPart } from "../../ui/framework/static-part";
import { StarRow } from "../stars";

/** Entries shown before 'See all [+]' (rule filters-8). */
const shownAtFirst = 10;

/** A group with the listing it belongs to. */
export type FilterGroupProps = {
  facet: ShownFacet;
  listing: ShownListing;
  filter: ShownFilter;
  basePath: string;
};

/** A group of values to choose from. Each is a link, so that it works without a script and can be shared. */
export function FilterGroup(props: FilterGroupProps) {
  const { buckets, label } = props.facet;
  return (
    <details open className="filter-group">
      <summary>{label}</summary>
      <StaticPart of={buckets}>{(all) => <Buckets {...props} buckets={all} />}</StaticPart>
    </details>
  );
}

type BucketsProps = FilterGroupProps & { buckets: FacetBucket[] };

function Buckets({ buckets, ...props }: BucketsProps) {
  const rest = buckets.slice(shownAtFirst);
  return (
    <>
      <Choices {...props} buckets={buckets.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <details open={rest.some(({ key }) => isChosen(props, key)) || undefined} className="see-all">
          <summary className="min-h-11 content-center text-sm underline underline-offset-4">
            See all [+]
          </summary>
          <Choices {...props} buckets={rest} />
        </details>
      ) : null}
    </>
  );
}

const isChosen = ({ facet, filter }: FilterGroupProps, key: string) =>
  facet.kind === "rating"
    ? String(filter.applied.minRating) === key
    : chosenKeys(filter.applied, facet.code).includes(key);

function toggled(props: FilterGroupProps, key: string): AppliedFilters {
  const { applied } = props.filter;
  const { kind, code } = props.facet;
  // Of ratings and distances only one can be chosen.
  if (kind === "rating") return { ...applied, minRating: isChosen(props, key) ? null : Number(key) };
  if (kind === "distance") return withKeys(applied, code, isChosen(props, key) ? [] : [key]);
  return toggleKey(applied, code, key);
}

/** A least rating: its stars, and in words for those who do not see them. */
function RatingName({ least }: { least: number }) {
  return (
    <span className="flex items-center gap-2">
      <StarRow average={least} />
      <span className="sr-only">{`${least} stars & up`}</span>
      <span aria-hidden="true">& up</span>
    </span>
  );
}

function ValueName({ name, swatch }: { name: string; swatch: string | undefined }) {
  return (
    <span>
      {swatch ? <i style={{ color: swatch }} /> : null}
      {name}
    </span>
  );
}

function Choices({ buckets, ...props }: BucketsProps) {
  const query = listingQuery(props.listing, { page: 1 });
  return (
    <ul>
      {buckets.map(({ key, name, docCount, swatch }) => {
        const chosen = isChosen(props, key);
        const link = filterLink(props.basePath, props.filter, toggled(props, key));
        return (
          <li key={key}>
            <a
              href={withQuery(link.path, query)}
              rel={link.isFollowed ? undefined : "nofollow"}
              aria-current={chosen ? "true" : undefined}
            >
              {props.facet.kind === "rating" ? (
                <RatingName least={Number(key)} />
              ) : (
                <ValueName name={name} swatch={swatch} />
              )}
              <small>{numberText(docCount)}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
