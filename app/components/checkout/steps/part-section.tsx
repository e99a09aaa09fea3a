import { Link } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PartState } from "~/models/checkout/steps/checkout-part";
import { partStep, partTitles } from "~/models/checkout/steps/part-title";
import { lowered } from "~/models/platform/texts/lowered";
import { say } from "../../ui/browser-state";
import { Icon } from "../../ui/icon";
import { useCheckoutPlace } from "../checkout-place";

/** A part of the checkout: its form while open, its summary and an edit link when complete. */
export function PartSection({
  state: { part, state },
  number,
  count,
  answer,
  children,
}: {
  state: PartState;
  number: number;
  /** Parts of this checkout. */
  count: number;
  /** The summary, one line each. */
  answer: string[];
  children: ReactNode;
}) {
  const t = useTexts();
  const place = useCheckoutPlace();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenOpened(heading, state === "open", partStep(part, number, count));
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      className="scroll-mt-6 border-t border-line py-7 first:border-t-0 first:pt-0"
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${state === "waiting" ? "border border-line text-muted" : "bg-brand text-brand-ink"}`}
        >
          {state === "done" ? <Icon name="check" sizePx={17} /> : number}
        </span>
        <h2
          ref={heading}
          id={`${part}-title`}
          tabIndex={-1}
          aria-current={state === "open" ? "step" : undefined}
          aria-describedby={`${part}-step`}
          className={`flex-1 text-xl font-medium ${state === "waiting" ? "text-muted" : ""}`}
        >
          {t(partTitles[part])}
        </h2>
        <p id={`${part}-step`} className="sr-only">
          {t("Step {number} of {count}", { number, count })}
          {state === "done" ? t(", done") : ""}
        </p>
        {state === "done" ? (
          <Link
            to={place.partPath(part)}
            className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
          >
            {t("Edit")}
            <span className="sr-only"> {lowered(t(partTitles[part]))}</span>
          </Link>
        ) : null}
      </div>
      {state === "open" ? <div className="mt-6 sm:ps-12">{children}</div> : null}
      {state === "done" ? (
        <div className="mt-1 ps-12 text-[0.95rem] text-muted">
          {answer.map((line) => (
            <p key={line} className="wrap-anywhere">
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/**
 * When the next part opens, the pressed button is gone, so the new heading gets the focus; not on the first
 * visit. What opened is also said: a screen reader does not always read a focus that a script moved.
 */
function useFocusWhenOpened(heading: RefObject<HTMLHeadingElement>, isOpen: boolean, text: string) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus();
      say(text);
    }
    wasOpen.current = isOpen;
  }, [heading, isOpen, text]);
}
