import type { FetcherWithComponents } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { cartPath } from "~/paths";
import { Icon } from "../../ui/icon";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { type CartChange, countPresses } from "./count-presses";

const step =
  "grid size-11 place-items-center text-ink transition-colors hover:bg-sunken disabled:opacity-35 disabled:hover:bg-transparent aria-disabled:opacity-35 aria-disabled:hover:bg-transparent focus-visible:-outline-offset-2";

/**
 * The quantity of a line. Minus and plus are separate forms, so that Enter in the field never triggers them
 * and everything works before scripts have loaded. Too large a quantity is not an error: the cart lowers it
 * with a message. With a script a typed quantity is sent as the field is left.
 */
export function LineQuantity({
  item,
  shownQty,
  fetcher,
}: {
  item: CartItemView;
  /** The quantity being sent, or the one in the cart. */
  shownQty: number;
  fetcher: FetcherWithComponents<CartChange>;
}) {
  const t = useTexts();
  const id = `line-${item.itemId}`;
  const { Form } = fetcher;
  const press = usePresses(item, shownQty, fetcher);
  const isHydrated = useIsHydrated();
  const field = useFieldOf(shownQty);
  // With a script the press counts for nothing there, and the button keeps the focus (rule accessibility-1).
  const atLimit = (is: boolean) => (isHydrated ? { "aria-disabled": is || undefined } : { disabled: is });
  // More pieces, of before it was personalized, can still be taken out.
  const isFixed = item.isQtyFixed && item.qty <= 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <QuantityStepForm Form={Form} id={`${id}-less`} itemId={item.itemId} qty={shownQty - 1} />
      <QuantityStepForm Form={Form} id={`${id}-more`} itemId={item.itemId} qty={shownQty + 1} />
      <Form method="post" action={cartPath()} noValidate className="flex flex-wrap items-center gap-x-3">
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="item_id" value={item.itemId} />
        <div className="flex items-center overflow-hidden rounded-base border border-ink/25">
          <button
            form={`${id}-less`}
            type="submit"
            onClick={press(-1)}
            className={step}
            {...atLimit(shownQty <= 1)}
            aria-label={t("One {name} less", { name: item.name })}
          >
            <Icon name="minus" sizePx={18} />
          </button>
          <label htmlFor={`${id}-qty`} className="sr-only">
            {t("Quantity of {name}", { name: item.name })}
          </label>
          <input
            ref={field}
            id={`${id}-qty`}
            name="qty"
            type="number"
            inputMode="numeric"
            min={1}
            defaultValue={shownQty}
            disabled={isFixed}
            onBlur={({ currentTarget: { value, form } }) => {
              if (value !== String(shownQty)) form?.requestSubmit();
            }}
            className="h-11 w-12 bg-surface text-center tabular-nums disabled:text-muted focus-visible:-outline-offset-2 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
          />
          <button
            form={`${id}-more`}
            type="submit"
            onClick={press(1)}
            className={step}
            {...atLimit(shownQty >= item.limitQty)}
            aria-label={t("One {name} more", { name: item.name })}
          >
            <Icon name="plus" sizePx={18} />
          </button>
        </div>
        {isFixed ? null : (
          <button
            type="submit"
            className="no-script-only min-h-11 px-1 text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            {t("Update")}
            <span className="sr-only"> {t("the quantity of {name}", { name: item.name })}</span>
          </button>
        )}
      </Form>
    </div>
  );
}

/** A field that is given each new quantity, and keeps the focus meanwhile (rule accessibility-1). */
function useFieldOf(shownQty: number) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(shownQty);
  }, [shownQty]);
  return field;
}

/**
 * Presses of minus and plus with a script, see {@link countPresses}. Without a script the forms are posted.
 */
function usePresses(item: CartItemView, shownQty: number, fetcher: FetcherWithComponents<CartChange>) {
  const { itemId, qty, limitQty } = item;
  const { state, data: answer } = fetcher;
  const [presses] = useState(() => countPresses({ qty, answer }));
  const send = (next: number | null) => {
    if (next === null) return;
    const form = { intent: "update", item_id: String(itemId), qty: String(next) };
    fetcher.submit(form, { method: "post", action: cartPath() });
  };
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    if (state === "idle") sendLatest.current(presses.settle({ qty, answer }));
    else presses.follow(shownQty);
  }, [presses, state, qty, answer, shownQty]);
  return (by: 1 | -1) => (event: MouseEvent) => {
    event.preventDefault();
    send(presses.press(by, limitQty));
  };
}

function QuantityStepForm({
  Form,
  id,
  itemId,
  qty,
}: {
  Form: FetcherWithComponents<CartChange>["Form"];
  id: string;
  itemId: number;
  qty: number;
}) {
  return (
    <Form method="post" action={cartPath()} id={id} className="hidden">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="item_id" value={itemId} />
      <input type="hidden" name="qty" value={qty} />
    </Form>
  );
}
