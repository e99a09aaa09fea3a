// @public

import { Link } from "@remix-run/react";
import { OwnerHtml } from "~/components/ui/owner-html";
import type { CategoryView } from "~/models/catalogue/category-view";
import type { ShownListing } from "~/models/catalogue/listing-view";
import type { OptionalContent } from "~/models/platform/media/product-record";
import { slugPath } from "~/paths";
import { Breadcrumb } from "../ui/breadcrumb";
import { Listing } from "./listing";
import { CategoryCover } from "./listing/category-cover";

/** A category with its products (rule listings-8). */
export function CategoryPage({ category, listing }: { category: CategoryView; listing: ShownListing }) {
  const isFirstPage = listing.paging.page === 1;
  const hasCover = isFirstPage && (category.image ?? category.imageMobile) !== null;
  return (
    <div className="page-width pb-24">
      <Breadcrumb trail={category.breadcrumb} current={category.name} />
      {hasCover ? <CategoryCover category={category} /> : null}
      <header className={`pb-3 md:pb-10 ${hasCover ? "pt-3 md:pt-10" : "pt-1 md:pt-5"}`}>
        <h1 className="text-3xl font-medium wrap-anywhere md:text-5xl">{category.name}</h1>
        {category.subTitle ? (
          <p className="mt-1.5 text-muted md:mt-3 md:text-lg">{category.subTitle}</p>
        ) : null}
        {category.description && isFirstPage ? (
          <OwnerHtml
            html={category.description}
            className="prose mt-1.5 text-muted max-md:text-[0.95rem] max-md:leading-snug md:mt-4"
          />
        ) : null}
        <SubCategories category={category} />
      </header>
      <Listing listing={listing} path={slugPath(category.slug)} opensPage={!hasCover} />
      {category.optionalContent?.show && isFirstPage ? (
        <MoreAbout content={category.optionalContent} />
      ) : null}
    </div>
  );
}

/**
 * The sub-categories: a scrolling row on phones, or all at once (`display_option`). Browsers leave a link
 * that shows by a few px where it is when it gets the focus: with so wide a scroll padding they bring it into
 * view.
 */
function SubCategories({ category }: { category: CategoryView }) {
  if (category.children.length === 0) return null;
  const isRow = category.displayOption === "horizontal";
  const row = isRow ? "-mx-5 scroll-px-[40%] overflow-x-auto px-5 md:mx-0 md:px-0" : "";
  return (
    <nav aria-label={`Within ${category.name}`} className={`mt-3 md:mt-7 ${row}`}>
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
