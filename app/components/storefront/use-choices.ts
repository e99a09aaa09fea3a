// @public

import { useEffect, useMemo, useState } from "react";
import {
  applyOptionRules,
  conditionalOptions,
  type OptionState,
} from "~/models/catalogue/options/apply-option-rules";
import type { Personalization } from "~/models/catalogue/options/check-personalization";
import { defaultSelections } from "~/models/catalogue/options/default-selections";
import { checkChoices, choicesOf, noOptionSet } from "~/models/catalogue/options/line-choices";
import { optionFeeMinor } from "~/models/catalogue/options/option-fees";
import type { OptionSet, Selections } from "~/models/catalogue/options/product-option";

/** A refused form without a script: its message, messages by field name, and what was sent. */
export type RefusedChoices = {
  message: string;
  problems: Readonly<Record<string, string>>;
  sent: Readonly<Record<string, string>>;
};

/** What the shopper chose so far, and how to change it. */
export type Choices = {
  /** Options as the rules leave them. */
  states: readonly OptionState[];
  selections: Selections;
  /** With what the rules took back: without a script it stays visible beside its message. */
  sent: Selections;
  /** Codes of options that can be hidden or disabled. */
  conditional: ReadonlySet<string>;
  personalization: Personalization;
  /** Messages by field name; none before the first attempt (rule options-5). */
  problems: Readonly<Record<string, string>>;
  /** Fees of what is chosen, per piece, minor units. */
  feeMinor: number;
  select: (option: string, value: string) => void;
  type: (field: string, text: string) => void;
  /** Checks everything and shows the messages; whether it may be added. */
  check: () => boolean;
  /** Shows the server's messages. */
  refuse: (problems: Readonly<Record<string, string>>) => void;
  /** Begins anew, as when the page opened. */
  reset: () => void;
};

/** How long after a change the messages are found anew (rule options-5), ms. */
const checkAfterMs = 200;

/** The choices for a product: defaults, or what a refused form contained; rules apply to every change. */
export function useOptionChoices(options: OptionSet | null, refused: RefusedChoices | null): Choices {
  const set = options ?? noOptionSet;
  const begun = refused && choicesOf(refused.sent);
  const [sent, setSent] = useState<Selections>(() => begun?.options ?? defaultSelections(set));
  const [personalization, setTexts] = useState<Personalization>(begun?.personalization ?? {});
  const [problems, setProblems] = useState(refused?.problems ?? {});
  const [isTried, setTried] = useState(refused !== null);
  const { states, selections } = useMemo(() => applyOptionRules(set, sent), [set, sent]);
  const find = () => checkChoices(set, { options: selections, personalization }).problems ?? {};
  useEffect(() => {
    if (!isTried) return;
    const timer = setTimeout(
      () => setProblems(checkChoices(set, { options: selections, personalization }).problems ?? {}),
      checkAfterMs,
    );
    return () => clearTimeout(timer);
  }, [isTried, set, selections, personalization]);
  return {
    states,
    conditional: conditionalOptions(set),
    selections,
    sent,
    personalization,
    problems,
    feeMinor: optionFeeMinor(set, selections),
    select: (option, value) => setSent(applyOptionRules(set, { ...selections, [option]: value }).selections),
    type: (field, text) => setTexts((before) => ({ ...before, [field]: text })),
    check() {
      const found = find();
      setTried(true);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    refuse(found) {
      setTried(true);
      setProblems(found);
    },
    reset() {
      setSent(defaultSelections(set));
      setTexts({});
      setProblems({});
      setTried(false);
    },
  };
}
