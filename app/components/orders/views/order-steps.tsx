import { useTexts } from "~/components/ui/texts/use-texts";
import { orderSteps } from "~/models/orders/order-view/order-steps";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { Icon } from "../../ui/icon";

const marks = {
  done: "border-success bg-success text-surface",
  current: "border-ink text-ink",
  open: "border-line text-transparent",
};

/** How far an order has come, as steps beside each other (rule orders-19); nothing where it takes no way. */
export function OrderSteps({ order }: { order: OrderView }) {
  const t = useTexts();
  const steps = orderSteps(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t("Progress")} className="order-steps">
      {steps.map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full border-2 ${marks[state]}`}
          >
            {state === "done" ? <Icon name="check" sizePx={15} /> : null}
          </span>
          <span className={state === "open" ? "text-muted" : "font-medium"}>
            {label}
            {state === "done" ? <span className="sr-only">{t(", done")}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
