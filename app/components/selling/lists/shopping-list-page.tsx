// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { renameFormId } from "~/models/selling/lists/list-form";
import type { ShoppingListView } from "~/models/selling/lists/shopping-list";
import { shoppingListPath } from "~/paths/lists";
import { AccountPage } from "../../accounts/account-page";
import { EmptyNote } from "../cart/empty-note";
import { KeptButton } from "../lines/kept-button";
import { KeptLine } from "../lines/kept-line";
import { ListItemActions } from "./list-item-actions";
import { ListNameForm } from "./list-name-form";
import { PrintButton } from "./print-button";

type ShoppingListPageProps = {
  list: ShoppingListView;
  /** The customer's other lists. */
  others: readonly ListSummary[];
  /** Address that shows the list to others; null while it is not shared. */
  shareUrl: string | null;
};

/**
 * A shopping list of the customer: its items, and what can be done with them and with the list (rule
 * lists-9).
 */
export function ShoppingListPage({ list, others, shareUrl }: ShoppingListPageProps) {
  const t = useTexts();
  const { name, items } = list;
  const action = shoppingListPath(list.id);
  return (
    <AccountPage
      title={name}
      intro={t("{count, plural, one {# item} other {# items}}", { count: items.length })}
    >
      {items.length === 0 ? (
        <EmptyNote picture="list" action={t("Find products")}>
          {t("This list is empty. Open a product and choose ‘Add to list’ to put it here.")}
        </EmptyNote>
      ) : (
        <>
          <div className="flex flex-wrap gap-2 print:hidden">
            <KeptButton
              action={action}
              fields={{ intent: "add_all" }}
              label={t("Add all to cart")}
              variant="primary"
            />
            <PrintButton />
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item, at) => (
              <KeptLine key={item.id} item={item}>
                <p className="hidden text-sm print:block">
                  {t("{count, plural, one {# item} other {# items}}", { count: item.qty })}
                </p>
                <ListItemActions
                  item={item}
                  action={action}
                  others={others}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                />
              </KeptLine>
            ))}
          </ul>
        </>
      )}
      <div className="space-y-8 print:hidden">
        <ShareList action={action} shareUrl={shareUrl} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {t("Rename or delete this list")}
          </summary>
          <div className="mt-4 space-y-6">
            <ListNameForm key={name} id={renameFormId} action={action} label={t("Rename")} name={name} />
            <KeptButton
              action={action}
              fields={{ intent: "delete" }}
              label={t("Delete list")}
              name={name}
              variant="danger"
            />
          </div>
        </details>
      </div>
    </AccountPage>
  );
}

/** The link that shows the list to others, to give and to withdraw (rule lists-11). */
function ShareList({ action, shareUrl }: { action: string; shareUrl: string | null }) {
  const t = useTexts();
  return (
    <section aria-labelledby="share-list" className="space-y-3">
      <h2 id="share-list" className="text-xl font-medium">
        {t("Share")}
      </h2>
      {shareUrl ? (
        <>
          <p className="text-sm text-muted">
            {t("Anyone with this link can see the list, without your name, but can’t change it.")}
          </p>
          <p>
            <a href={shareUrl} className="underline wrap-anywhere">
              {shareUrl}
            </a>
          </p>
          <KeptButton
            action={action}
            fields={{ intent: "unshare" }}
            label={t("Stop sharing")}
            variant="secondary"
          />
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{t("Only you see this list.")}</p>
          <KeptButton
            action={action}
            fields={{ intent: "share" }}
            label={t("Share by link")}
            variant="secondary"
          />
        </>
      )}
    </section>
  );
}
