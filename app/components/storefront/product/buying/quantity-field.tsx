import { useEffect, useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { clampQty } from "~/models/catalogue/stock/clamp-qty";
import { Icon } from "../../../ui/icon";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import { useAbovePanel } from "./use-above-panel";

/** How long the message about a lowered quantity is shown (rule product-2). */
const messageMs = 3000;

type QuantityFieldProps = {
  maxQty: number;
  /** Whether it is 1 and cannot be changed (rule options-16). */
  isFixed: boolean;
  /** What it begins with. */
  initialQty?: number;
  onQty: (qty: number) => void;
};

/**
 * The quantity: from 1 to `maxQty`; a larger one is lowered with a message, also when the cart's answer
 * lowers `maxQty` after it was typed (rule product-2).
 */
export function QuantityField({ maxQty, isFixed, initialQty = 1, onQty }: QuantityFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const isHydrated = useIsHydrated();
  const said = useAbovePanel(message);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(""), messageMs);
    return () => clearTimeout(timer);
  }, [message]);
  const set = (typed: string | number) => {
    const field = input.current;
    if (!field) return;
    const clamped = clampQty(typed, maxQty);
    field.value = String(clamped.qty);
    setMessage(clamped.message ?? "");
    onQty(clamped.qty);
  };
  const lower = useRef(set);
  lower.current = set;
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (Number(typed) > maxQty) lower.current(typed);
  }, [maxQty]);
  const step = (by: number) => set(Number(input.current?.value ?? 1) + by);
  return (
    <div className="relative shrink-0">
      <label htmlFor="qty" className="sr-only">
        {t("Quantity")}
      </label>
      <div className="qty-frame">
        {isHydrated && !isFixed ? (
          <StepButton label={t("One less")} icon="minus" onClick={() => step(-1)} />
        ) : (
          <StepRoom />
        )}
        <input
          ref={input}
          id="qty"
          name="qty"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={maxQty}
          defaultValue={initialQty}
          disabled={isFixed}
          // The price follows while one types; the field is corrected when it is left.
          onInput={(event) => onQty(clampQty(event.currentTarget.value, maxQty).qty)}
          onBlur={(event) => set(event.currentTarget.value)}
          className="qty-input"
        />
        {isHydrated && !isFixed ? (
          <StepButton label={t("One more")} icon="plus" onClick={() => step(1)} />
        ) : (
          <StepRoom />
        )}
      </div>
      <p ref={said} role="status" className="qty-said said-above-panel">
        {message}
      </p>
    </div>
  );
}

/** Reserves the space of a button that needs a script, so that nothing shifts. */
const StepRoom = () => <span className="w-11 shrink-0" />;

type StepButtonProps = { label: string; icon: "minus" | "plus"; onClick: () => void };

function StepButton({ label, icon, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex h-full w-11 shrink-0 items-center justify-center text-muted hover:text-ink"
    >
      <Icon name={icon} sizePx={18} />
    </button>
  );
}
