// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { BrandGroup } from "~/models/catalogue/filters/brand-groups";

/** Number of brands from which the page has letter links. */
const manyBrands = 30;

/** All brands by letter with their number of products; each links to its products (rule listings-10). */
export function BrandsPage({ groups }: { groups: BrandGroup[] }) {
  const t = useTexts();
  const count = groups.reduce((sum, group) => sum + group.brands.length, 0);
  return (
    <div className="page-width pb-24 pt-10 md:pt-14">
      <h1 className="text-4xl font-medium md:text-5xl">{t("Brands")}</h1>
      <p className="mt-3 text-muted">
        {count === 0
          ? t("There are no brands yet.")
          : t("{count, plural, one {# brand} other {# brands}}, A to Z", { count })}
      </p>
      {count >= manyBrands ? <Letters groups={groups} /> : null}
      <div className="mt-8">
        {groups.map((group) => (
          <LetterGroup key={group.letter} group={group} />
        ))}
      </div>
    </div>
  );
}

const anchorOf = (letter: string) => `brands-${letter === "#" ? "other" : letter}`;

function Letters({ groups }: { groups: BrandGroup[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t("Letters")} className="mt-6">
      <ul className="flex flex-wrap gap-1">
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a
              href={`#${anchorOf(letter)}`}
              className="grid size-11 place-items-center rounded-base border border-line hover:border-ink/50"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LetterGroup({ group: { letter, brands } }: { group: BrandGroup }) {
  const t = useTexts();
  const id = anchorOf(letter);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 border-t border-line py-6 md:grid-cols-[5rem_1fr] md:py-8"
    >
      <h2 id={id} className="scroll-mt-6 pb-2 text-3xl font-medium text-muted">
        {letter}
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
        {brands.map(({ name, productCount, path }) => (
          <li key={name}>
            <Link
              to={path}
              className="group flex min-h-11 items-baseline justify-between gap-4 py-2.5 underline-offset-4"
            >
              <span className="min-w-0 text-lg wrap-anywhere group-hover:underline">{name}</span>
              <span className="shrink-0 text-sm tabular-nums text-muted">
                {t("{count, plural, one {# item} other {# items}}", { count: productCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
