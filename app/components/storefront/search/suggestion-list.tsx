import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SuggestionFields, SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { markMatches } from "~/models/catalogue/variation/mark-matches";
import { searchPath, slugPath } from "~/paths";
import { PicturePlaceholder } from "../../catalogue/picture-placeholder";
import { isPageOf, suggestionId, targetOf } from "./suggestion-targets";

/** `activeAt` is the index among products, categories and the link to all results; -1 for none. */
type SuggestionListProps = {
  id: string;
  keyword: string;
  answer: SuggestionsAnswer;
  activeAt: number;
  onChoose: () => void;
};

/** On its own page a product loads that anew (rule search-11): neither Remix nor `FollowLinks` goes there. */
const loadsAnew = { reloadDocument: true, "data-reload": "" };

const row = "flex min-h-11 items-center gap-3 px-4 py-2 aria-selected:bg-sunken hover:bg-sunken";

/** The suggestions: products, categories and a link to all results. The field above keeps the focus. */
export default function SuggestionList({ id, keyword, answer, activeAt, onChoose }: SuggestionListProps) {
  const t = useTexts();
  const { products, categories, paging } = answer;
  const { pathname } = useLocation();
  const option = (at: number) => ({
    role: "option",
    id: suggestionId(id, at),
    "aria-selected": at === activeAt,
    tabIndex: -1,
    // Pressing a suggestion must not move the focus, which would hide it before it opens.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  });
  return (
    <div id={id} role="listbox" aria-label={t("Suggestions")} className="py-2 text-ink">
      {products.length > 0 ? (
        <div>
          <GroupHeading>{t("Products")}</GroupHeading>
          {products.map((product, at) => (
            <Link
              key={product.id}
              to={targetOf(product)}
              {...(isPageOf(product, pathname) ? loadsAnew : {})}
              className={row}
              {...option(at)}
            >
              <SuggestedProduct product={product} keyword={keyword} />
            </Link>
          ))}
        </div>
      ) : null}
      {categories.length > 0 ? (
        <div className="mt-2 border-t border-line pt-2">
          <GroupHeading>{t("Categories")}</GroupHeading>
          {categories.map((category, at) => (
            <Link
              key={category.slug}
              to={slugPath(category.slug)}
              className={`${row} text-sm`}
              {...option(products.length + at)}
            >
              <Marked text={category.name} keyword={keyword} />
            </Link>
          ))}
        </div>
      ) : null}
      {products.length > 0 ? (
        <Link
          to={searchPath(keyword)}
          className={`${row} mt-2 border-t border-line text-sm font-medium underline underline-offset-4`}
          {...option(products.length + categories.length)}
        >
          {t("See all {count, plural, one {# result} other {# results}}", { count: paging.total_products })}
        </Link>
      ) : null}
    </div>
  );
}

function SuggestedProduct({ product, keyword }: { product: SuggestionFields; keyword: string }) {
  const t = useTexts();
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded-base bg-sunken">
        {product.image ? (
          <img src={product.image} alt="" width={48} height={48} className="size-full object-contain" />
        ) : (
          <PicturePlaceholder className="size-full" />
        )}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 text-[0.95rem] leading-snug">
        <Marked text={product.name} keyword={keyword} />
      </span>
      <span className="shrink-0 text-end text-sm tabular-nums text-muted">
        {product.was_price_text ? (
          <>
            <ins className="font-medium text-ink no-underline">
              <span className="sr-only">{t("Now")} </span>
              {product.price_text}
            </ins>
            <del className="ms-1.5">
              <span className="sr-only">{t("Before")} </span>
              {product.was_price_text}
            </del>
          </>
        ) : (
          product.price_text
        )}
      </span>
    </>
  );
}

/** What is listed below, for the eye: a list box has options alone. */
function GroupHeading({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="px-4 pb-1 pt-1.5 text-xs font-medium uppercase tracking-wide text-muted">
      {children}
    </p>
  );
}

/** A text with what was typed in it stronger; in one piece, or a row would keep its parts of words apart. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  return (
    <span>
      {markMatches(text, keyword).map(({ text: part, isMatch, from }) =>
        isMatch ? (
          <mark key={from} className="bg-transparent font-semibold text-inherit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}
