import { Link } from "@remix-run/react";
import { useId } from "react";
import type { AxisView, ChoiceView } from "~/models/catalogue/product-variations";
import { choicePath } from "~/paths";
import { useFirstWrongFocus } from "../../ui/first-wrong-field";
import { PressLink, waitsForScript } from "../../ui/press-link";
import type { AxisProblem } from "./axis-problem";
import { useKeptScope, useOpenChoice } from "./choice-navigation";
import { MoreSellersLink } from "./more-sellers";

type ChoiceLinksProps = {
  axis: AxisView;
  slug: string;
  /** Labels of other options of which nothing is chosen yet. */
  open: readonly string[];
  problem: AxisProblem;
};

/** An option as buttons or radio rows. They are links, because every variation has its own address. */
export function ChoiceLinks({ axis, slug, open, problem }: ChoiceLinksProps) {
  const labelId = useId();
  const firstOpen = axis.choices.find(isOpenChoice)?.value;
  const focus = useFirstWrongFocus(problem?.text);
  const isRadio = axis.display === "radio";
  return (
    <>
      <p id={labelId} className="mb-2.5 text-sm">
        <span className="inline-block font-medium first-letter:uppercase">{axis.label}</span>
        <span className="ml-2 text-muted">{axis.selected}</span>
      </p>
      <ul
        aria-labelledby={labelId}
        aria-describedby={problem?.id}
        className={isRadio ? "grid gap-1" : "flex flex-wrap gap-2"}
      >
        {axis.choices
          .filter((choice) => !choice.isHidden)
          .map((choice) => (
            <li key={choice.value}>
              <ChoiceLink
                {...{ axis, choice, slug, open }}
                focus={choice.value === firstOpen ? focus : undefined}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

/** Whether a choice leads to a variation here. */
const isOpenChoice = ({ isHidden, isEnabled, sku, otherSellers }: ChoiceView) =>
  !isHidden && isEnabled && sku !== null && otherSellers === null;

type ChoiceLinkProps = Omit<ChoiceLinksProps, "problem"> & {
  choice: ChoiceView;
  /** Gives it the focus when a refused page without a script opens. */
  focus: { autoFocus?: true } | undefined;
};

function ChoiceLink({ axis, choice, slug, open, focus }: ChoiceLinkProps) {
  const openChoice = useOpenChoice();
  const reviews = useKeptScope();
  const isRadio = axis.display === "radio";
  const look = isRadio ? radioLook : buttonLook;
  const isGone = choice.statusText !== "" && !choice.movesOthers;
  const content = (
    <>
      {isRadio ? <RadioMark isOn={choice.isSelected} /> : null}
      {choice.swatch ? <span style={{ background: choice.swatch }} /> : null}
      <span className={isGone ? "text-muted line-through decoration-1" : ""}>{choice.value}</span>
      {choice.statusText ? (
        <span className={isRadio ? "ml-auto text-sm text-muted" : "sr-only"}>{choice.statusText}</span>
      ) : null}
    </>
  );
  if (choice.otherSellers !== null)
    return (
      <MoreSellersLink jpin={choice.otherSellers} title={choice.statusText} className={look}>
        {content}
      </MoreSellersLink>
    );
  if (!isOpenChoice(choice) || choice.sku === null) {
    return (
      <span
        aria-disabled="true"
        title={choice.statusText}
        className={`${look} cursor-not-allowed opacity-60`}
      >
        {content}
      </span>
    );
  }
  const address = choicePath(slug, choice.sku, choice.movesOthers ? axis.label : undefined, open, reviews);
  const attributes = {
    rel: "nofollow",
    title: choice.statusText || undefined,
    "aria-current": choice.isSelected ? ("true" as const) : undefined,
    className: look,
  };
  if (openChoice)
    return (
      <PressLink href={address} onPress={() => openChoice(address)} {...attributes}>
        {content}
      </PressLink>
    );
  return (
    <Link to={address} preventScrollReset prefetch="intent" {...attributes} {...focus} {...waitsForScript}>
      {content}
    </Link>
  );
}

function RadioMark({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={`size-5 shrink-0 rounded-pill border bg-surface ${isOn ? "border-[6px] border-brand" : "border-ink/40"}`}
    />
  );
}

const buttonLook = "choice";
const radioLook =
  "flex min-h-11 items-center gap-3 rounded-base px-1 hover:bg-sunken aria-[current]:font-medium";
