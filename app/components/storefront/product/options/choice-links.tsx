import { Link } from "@remix-run/react";
import { useId } from "react";
import type { AxisView, ChoiceView } from "~/models/catalogue/variation/product-variations";
import { choicePath, productPath } from "~/paths";
import { useFirstWrongFocus } from "../../../ui/form/first-wrong-field";
import { PressLink, waitsForScript } from "../../../ui/link/press-link";
import { MoreSellersLink } from "../offers/more-sellers";
import { useOpenPath } from "../tabs/use-open-value";
import type { AxisProblem } from "./axis-problem";
import { useKeptScope, useOpenChoice } from "./choice-navigation";

type ChoiceLinksProps = {
  axis: AxisView;
  slug: string;
  /** Labels of other options of which nothing is chosen yet. */
  open: readonly string[];
  problem: AxisProblem;
};

/** An option as buttons. They are links, because every variation has its own address. */
export function ChoiceLinks({ axis, slug, open, problem }: ChoiceLinksProps) {
  const labelId = useId();
  const firstOpen = axis.choices.find(isOpenChoice)?.value;
  const focus = useFirstWrongFocus(problem?.text);
  return (
    <>
      <p id={labelId} className="mb-2.5 text-sm">
        <span className="inline-block font-medium first-letter:uppercase">{axis.label}</span>
        <span className="ms-2 text-muted">{axis.selected}</span>
      </p>
      <ul aria-labelledby={labelId} aria-describedby={problem?.id} className="flex flex-wrap gap-2">
        {axis.choices
          .filter((choice) => !choice.isHidden)
          .map((choice) => (
            <li key={choice.value}>
              <ChoiceLink
                axis={axis}
                choice={choice}
                slug={slug}
                open={open}
                focus={choice.value === firstOpen ? focus : undefined}
                problemId={problem?.id}
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
  /** Id of what says that one of these has to be chosen. */
  problemId: string | undefined;
};

function ChoiceLink({ axis, choice, slug, open, focus, problemId }: ChoiceLinkProps) {
  const openChoice = useOpenChoice();
  const reviews = useKeptScope();
  const openPath = useOpenPath();
  const isGone = choice.statusText !== "" && !choice.movesOthers;
  const content = (
    <>
      {choice.swatch ? <span style={{ background: choice.swatch }} /> : null}
      <span className={isGone ? "text-muted line-through decoration-1" : ""}>{choice.value}</span>
      {choice.statusText ? <span className="sr-only">{choice.statusText}</span> : null}
    </>
  );
  if (choice.otherSellers !== null)
    return (
      <MoreSellersLink
        jpin={choice.otherSellers}
        title={choice.statusText}
        className="choice"
        onOpen={() => openPath(productPath(slug))}
      >
        {content}
      </MoreSellersLink>
    );
  if (!isOpenChoice(choice) || choice.sku === null) {
    return (
      <span aria-disabled="true" title={choice.statusText} className="choice cursor-not-allowed opacity-60">
        {content}
      </span>
    );
  }
  const address = choicePath(slug, choice.sku, choice.movesOthers ? axis.label : undefined, open, reviews);
  const attributes = {
    rel: "nofollow",
    title: choice.statusText || undefined,
    "aria-describedby": problemId,
    "aria-current": choice.isSelected ? ("true" as const) : undefined,
    className: "choice",
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
