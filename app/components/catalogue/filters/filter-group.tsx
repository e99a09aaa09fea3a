import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { FacetBucket } from "~/models/catalogue/filters/facet";
import { groupLinks, type ValueLink } from "~/models/catalogue/filters/group-links";
import type { ShownFacet, ShownFilter } from "~/models/catalogue/filters/listing-filter";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { numberText } from "~/models/platform/texts/number-text";
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

function Buckets({ buckets, facet, listing, filter, basePath }: BucketsProps) {
  const t = useTexts();
  const linkOf = groupLinks(basePath, filter, facet);
  const query = withQuery("", listingQuery(listing, { page: 1 }));
  const choices = buckets.map((bucket) => ({ ...bucket, link: linkOf(bucket.key) }));
  const rest = choices.slice(shownAtFirst);
  const shared = { isRating: facet.kind === "rating", query };
  return (
    <>
      <Choices {...shared} choices={choices.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <details open={rest.some(({ link }) => link.isChosen) || undefined} className="see-all">
          <summary className="min-h-11 content-center text-sm underline underline-offset-4">
            {t("See all [+]")}
          </summary>
          <Choices {...shared} choices={rest} />
        </details>
      ) : null}
    </>
  );
}

/** A least rating: its stars, and in words for those who do not see them. */
function RatingName({ least }: { least: number }) {
  const t = useTexts();
  return (
    <span className="flex items-center gap-2">
      <StarRow average={least} />
      <span className="sr-only">{t("{least, number} stars & up", { least })}</span>
      <span aria-hidden="true">{t("& up")}</span>
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

type ChoicesProps = {
  choices: (FacetBucket & { link: ValueLink })[];
  isRating: boolean;
  /** What the addresses keep of the listing's own query, with its question mark. */
  query: string;
};

function Choices({ choices, isRating, query }: ChoicesProps) {
  return (
    <ul>
      {choices.map(({ key, name, docCount, swatch, link }) => (
        <li key={key}>
          <PlainLink
            href={link.path + query}
            rel={link.isFollowed ? undefined : "nofollow"}
            aria-current={link.isChosen ? "true" : undefined}
          >
            {isRating ? <RatingName least={Number(key)} /> : <ValueName name={name} swatch={swatch} />}
            <small>{numberText(docCount)}</small>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
