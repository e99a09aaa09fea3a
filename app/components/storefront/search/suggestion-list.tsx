import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { SuggestionFields, SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { countText } from "~/models/catalogue/count-text";
import { searchPath, slugPath } from "~/paths";
import { PicturePlaceholder } from "../../catalogue/picture-placeholder";
import { isPageOf, optionId, targetOf } from "./suggestion-targets";

/** `activeAt` is the index among products, categories and the link to all results; -1 for none. */
type SuggestionListProps = {
  id: string;
  keyword: string;
  answer: SuggestionsAnswer;
  activeAt: number;
  onChoose: () => void;
};

const row = "flex min-h-11 items-center gap-3 px-4 py-2 aria-selected:bg-sunken hover:bg-sunken";

/** The suggestions: products, categories and a link to all results. The field above keeps the focus. */
export default function SuggestionList({ id, keyword, answer, activeAt, onChoose }: SuggestionListProps) {
  const { products, categories, paging } = answer;
  const { pathname } = useLocation();
  const option = (at: number) => ({
    role: "option",
    id: optionId(id, at),
    "aria-selected": at === activeAt,
    tabIndex: -1,
    // Pressing a suggestion must not move the focus, which would hide it before it opens.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  });
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="py-2 text-ink">
      {products.length > 0 ? (
        <div>
          {products.map((product, at) => (
            <Link
              key={product.id}
              to={targetOf(product)}
              // On its page it is loaded anew (rule search-11).
              reloadDocument={isPageOf(product, pathname)}
              className={row}
              {...option(at)}
            >
              <SuggestedProduct product={product} />
            </Link>
          ))}
        </div>
      ) : null}
      {categories.length > 0 ? (
        <div className="mt-2 border-t border-line pt-2">
          {categories.map((category, at) => (
            <Link
              key={category.slug}
              to={slugPath(category.slug)}
              className={`${row} text-sm`}
              {...option(products.length + at)}
            >
              {category.name}
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
          See all {countText(paging.total_products, "result")}
        </Link>
      ) : null}
    </div>
  );
}

function SuggestedProduct({ product }: { product: SuggestionFields }) {
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded-base bg-sunken">
        {product.image ? (
          <img src={product.image} alt="" width={48} height={48} className="size-full object-contain" />
        ) : (
          <PicturePlaceholder className="size-full" />
        )}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 text-[0.95rem] leading-snug">{product.name}</span>
      <span className="shrink-0 text-sm tabular-nums text-muted">{product.price_text}</span>
    </>
  );
}
