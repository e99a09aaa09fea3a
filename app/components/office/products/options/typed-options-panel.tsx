import { useActionData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { defaultSelections } from "~/models/catalogue/options/default-selections";
import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { postedTexts } from "~/models/office/form/posted-texts";
import { keptChoices, optionTrial } from "~/models/office/products/options/option-trial";
import type { TypedOptionSet } from "~/models/office/products/options/typed-option-set";
import type { PanelView } from "~/models/office/record/record-view";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import { recordFormId } from "../../form/record-form";
import { OptionStates, TrialCost, TriedRules } from "./trial-parts";
import { TriedFields } from "./tried-fields";

/** After this long without a key the options are tried as they are typed. */
const pauseMs = 250;

type OptionsPanel = Extract<PanelView, { kind: "options" }>;
type Answer = { tried?: { typed: TypedOptionSet; sent: LineChoices } };

/**
 * The options of the form beside it as a shopper has them, before they are saved (rule office-101): as they
 * are typed with a script, by a button without.
 */
export function TypedOptionsPanel({ panel }: { panel: OptionsPanel }) {
  const tried = useActionData<Answer>()?.tried;
  const isHydrated = useIsHydrated();
  const live = useTypedOptions(panel);
  const typed = live ?? tried?.typed ?? { set: panel.set, problems: null };
  // While what is typed is not whole, what it was last stays to be looked at.
  const [last, setLast] = useState(typed.set ?? panel.set);
  if (typed.set && typed.set !== last) setLast(typed.set);
  const set = typed.set ?? last;
  const [chosen, setChosen] = useState<LineChoices | null>(tried?.sent ?? null);
  const choices = keptChoices(set, chosen ?? { options: defaultSelections(set), personalization: {} });
  const { currency } = panel.place;
  const trial = optionTrial(set, choices, { unitMinor: null, currency });
  const isTried = isHydrated || tried !== undefined;
  return (
    <div className="office-trial office-fields">
      <p className="office-quiet">As in the shop, and nothing is saved.</p>
      {typed.problems ? (
        <ul className="office-note" data-tone="mind" aria-label="What is missing">
          {typed.problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {set.options.length + set.personalization.length === 0 ? (
        <p className="office-quiet">Add an option: it shows here as it is typed.</p>
      ) : (
        <>
          <TriedFields
            trial={trial}
            fields={set.personalization}
            choices={choices}
            problems={isTried ? trial.problems : {}}
            currency={currency}
            onChange={setChosen}
            ofForm={recordFormId}
          />
          <TrialCost trial={trial} isTried={isTried} />
          <h3>How each option stands</h3>
          <OptionStates trial={trial} />
          <h3>Rules</h3>
          <TriedRules trial={trial} />
        </>
      )}
      {isHydrated ? null : (
        <button type="submit" form={recordFormId} name="try" value="yes" className="office-button">
          Try what is typed
        </button>
      )}
    </div>
  );
}

/** The set that the form beside holds, read again after each pause in typing; null before the first. */
function useTypedOptions({ form: node, place }: OptionsPanel): TypedOptionSet | null {
  const [typed, setTyped] = useState<TypedOptionSet | null>(null);
  useEffect(() => {
    const form = document.getElementById(recordFormId);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const read = async () => {
      const pairs = [...new FormData(form)].map(([name, text]) => [name, String(text)] as const);
      // What reads a whole set is not needed before the first key.
      const { typedOptionSet } = await import("~/models/office/products/options/typed-option-set");
      if (!isGone) setTyped(typedOptionSet(node, postedTexts(node, pairs), place));
    };
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), pauseMs);
    };
    form.addEventListener("input", hear);
    return () => {
      isGone = true;
      clearTimeout(timer);
      form.removeEventListener("input", hear);
    };
  }, [node, place]);
  return typed;
}
