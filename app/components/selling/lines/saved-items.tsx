// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { cartPath } from "~/paths";
import { savedItemsPath } from "~/paths/lists";
import { KeptButton } from "./kept-button";
import { KeptLine } from "./kept-line";

/** What was saved for later, to move to the cart or to remove; `returnTo` is the page it is shown on. */
export const SavedItems = ({
  items,
  returnTo,
  Heading = "h2",
}: {
  items: readonly KeptItemView[];
  returnTo: string;
  Heading?: "h2" | "h3";
}) => {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <KeptLine key={item.id} item={item} Heading={Heading}>
          <p className="text-sm text-muted">
            {t("{count, plural, one {# item} other {# items}}", { count: item.qty })}
          </p>
          <div className="flex flex-wrap gap-2">
            {item.isAddable ? (
              <KeptButton
                action={savedItemsPath()}
                fields={{ intent: "move", saved_id: item.id, return_to: returnTo }}
                label={t("Move to cart")}
                name={item.name}
                variant="secondary"
              />
            ) : null}
            <KeptButton
              action={savedItemsPath()}
              fields={{ intent: "remove", saved_id: item.id, return_to: returnTo }}
              label={t("Remove")}
              name={item.name}
            />
          </div>
        </KeptLine>
      ))}
    </ul>
  );
};

/** What was saved for later, below the cart; nothing while nothing is saved. */
export const SavedBelowCart = ({ title, items }: { title: string; items: readonly KeptItemView[] }) =>
  items.length === 0 ? null : (
    <section aria-labelledby="saved-items" className="page-width pb-14">
      <h2 id="saved-items" className="mb-5 text-2xl font-medium">
        {title}
      </h2>
      <SavedItems items={items} returnTo={cartPath()} Heading="h3" />
    </section>
  );
