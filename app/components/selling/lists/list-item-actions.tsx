import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { mostPieces } from "~/models/selling/lists/list-limits";
import { Button } from "../../ui/form/button";
import { KeptButton } from "../lines/kept-button";

type ListItemActionsProps = {
  item: KeptItemView;
  /** Address of the list. */
  action: string;
  others: readonly ListSummary[];
  isFirst: boolean;
  isLast: boolean;
};

const control = "min-h-10 rounded-base border border-ink/25 bg-surface px-3 text-sm";

/** What can be done with an item of a list; each is a form that works without a script. */
export function ListItemActions({ item, action, others, isFirst, isLast }: ListItemActionsProps) {
  const t = useTexts();
  const { id, name, qty } = item;
  const button = (intent: string, label: string, variant?: "secondary") => (
    <KeptButton
      action={action}
      fields={{ intent, item_id: id }}
      label={label}
      name={name}
      {...(variant ? { variant } : {})}
    />
  );
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Form method="post" action={action} preventScrollReset className="flex items-center gap-1">
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="item_id" value={id} />
          <label htmlFor={`qty-${id}`} className="sr-only">
            {t("Quantity of {name}", { name })}
          </label>
          <input
            key={qty}
            id={`qty-${id}`}
            name="qty"
            type="number"
            inputMode="numeric"
            min={1}
            max={mostPieces}
            defaultValue={qty}
            className={`${control} w-16`}
          />
          <Button variant="quiet" size="sm">
            {t("Update")}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
        <div className="flex items-center gap-1">
          {item.isAddable ? button("add", t("Add to cart"), "secondary") : null}
          {button("remove", t("Remove"))}
        </div>
      </div>
      {isFirst && isLast && others.length === 0 ? null : (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted underline underline-offset-4 hover:text-ink">
            {t("Move")}
            <span className="sr-only"> {name}</span>
          </summary>
          <div className="flex flex-wrap items-center gap-2 pb-1">
            {isFirst ? null : button("up", t("Up"), "secondary")}
            {isLast ? null : button("down", t("Down"), "secondary")}
            {others.length > 0 ? <MoveForm item={item} action={action} others={others} /> : null}
          </div>
        </details>
      )}
    </div>
  );
}

/** Moves the item to another of the customer's lists. */
function MoveForm({
  item: { id, name },
  action,
  others,
}: Pick<ListItemActionsProps, "item" | "action" | "others">) {
  const t = useTexts();
  return (
    <Form method="post" action={action} preventScrollReset className="flex min-w-0 items-center gap-2">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="item_id" value={id} />
      <label htmlFor={`to-${id}`} className="sr-only">
        {t("Other list for {name}", { name })}
      </label>
      <select id={`to-${id}`} name="to" className={`${control} min-w-0 max-w-44`}>
        {others.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
      <Button variant="secondary" size="sm">
        {t("Move to list")}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  );
}
