import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { KeptItemView } from "~/models/lists/kept-item";
import { mostPieces } from "~/models/lists/list-limits";
import type { ListSummary } from "~/models/lists/shopping-list";
import { KeptButton } from "./kept-button";

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
    <div className="space-y-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Form method="post" action={action} preventScrollReset className="flex items-center gap-2">
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="item_id" value={id} />
          <label htmlFor={`qty-${id}`} className="sr-only">
            Quantity of {name}
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
            className={`${control} w-20`}
          />
          <Button variant="quiet" size="sm">
            Update<span className="sr-only"> {name}</span>
          </Button>
        </Form>
        {item.isAddable ? button("add", "Add to cart", "secondary") : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {others.length > 0 ? (
          <Form method="post" action={action} preventScrollReset className="flex items-center gap-2">
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="item_id" value={id} />
            <label htmlFor={`to-${id}`} className="sr-only">
              Other list for {name}
            </label>
            <select id={`to-${id}`} name="to" className={`${control} max-w-40`}>
              {others.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name}
                </option>
              ))}
            </select>
            <Button variant="quiet" size="sm">
              Move<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        ) : null}
        {isFirst ? null : button("up", "Up")}
        {isLast ? null : button("down", "Down")}
        {button("remove", "Remove")}
      </div>
    </div>
  );
}
