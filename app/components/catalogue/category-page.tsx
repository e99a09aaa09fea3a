// @public

import { Link } from "@remix-run/react";
import { OwnerHtml } from "~/components/ui/owner-html";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CategoryView } from "~/models/catalogue/categories/category-view";
import { isShortText } from "~/models/catalogue/category-text";
import { countChosen } from "~/models/catalogue/filters/applied-filters";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import type { OptionalContent } from "~/models/platform/media/product-record";
import { slugPath } from "~/paths";
import { Breadcrumb } from "../ui/breadcrumb";
import { Listing } from "./listing";
import { CategoryCover } from "./listing/category-cover";

/** A category with its products; what is long to read stands beneath them (rule listings-8). */
export function CategoryPage({ category, listing }: { category: CategoryView; listing: ShownListing }) {
  const t = useTexts();
  const { name, description, optionalContent } = category;
  const isFiltered = listing.filter !== null && countChosen(listing.filter.applied) > 0;
  const isIntroduced = listing.paging.page === 1 && !isFiltered;
  const isShort = isShortText(description);
  return (
    <div className="page-width pb-24">
      <Breadcrumb trail={category.breadcrumb} current={name} />
      <header className="category-head">
        <div className="min-w-0">
          <h1 className="text-3xl font-medium wrap-anywhere md:text-4xl">{name}</h1>
          {category.subTitle ? <p className="mt-1 text-muted">{category.subTitle}</p> : null}
          {description && isIntroduced ? (
            isShort ? (
              <OwnerHtml html={description} className="prose mt-1 text-muted max-md:text-sm" />
            ) : (
              <a
                href="#about"
                className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
              >
                {t("About {name}", { name })}
              </a>
            )
          ) : null}
        </div>
        {isIntroduced ? <CategoryCover category={category} /> : null}
        <SubCategories category={category} />
      </header>
      <Listing listing={listing} path={slugPath(category.slug)} />
      {description && isIntroduced && !isShort ? (
        <section id="about" aria-label={t("About {name}", { name })} className="mt-16">
          <OwnerHtml html={description} className="prose" />
        </section>
      ) : null}
      {optionalContent?.show && isIntroduced ? <MoreAbout content={optionalContent} /> : null}
    </div>
  );
}

/**
 * The sub-categories: a scrolling row on phones, or all at once (`display_option`). Browsers leave a link
 * that shows by a few px where it is when it gets the focus: with so wide a scroll padding they bring it into
 * view.
 */
function SubCategories({ category }: { category: CategoryView }) {
  const t = useTexts();
  if (category.children.length === 0) return null;
  const isRow = category.displayOption === "horizontal";
  const row = isRow ? "-mx-5 scroll-px-[40%] overflow-x-auto px-5 md:mx-0 md:px-0" : "";
  return (
    <nav aria-label={t("Within {name}", { name: category.name })} {...(row ? { className: row } : {})}>
      <ul className={`flex gap-2 pb-1 ${isRow ? "md:flex-wrap" : "flex-wrap"}`}>
        {category.children.map(({ name, slug }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={slugPath(slug)}
              className="inline-flex min-h-11 items-center rounded-pill border border-ink/20 px-5 text-sm hover:border-ink hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MoreAbout({ content }: { content: OptionalContent }) {
  return (
    <section className="mt-24 rounded-base bg-sunken px-6 py-10 md:px-12 md:py-14">
      {content.title ? <h2 className="text-3xl font-medium">{content.title}</h2> : null}
      {content.sub_title ? <p className="mt-2 text-lg text-muted">{content.sub_title}</p> : null}
      <OwnerHtml html={content.description} className="prose mt-5" />
    </section>
  );
}
