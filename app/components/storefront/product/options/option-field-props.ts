import type { OptionState } from "~/models/catalogue/options/apply-option-rules";

/** What every kind of option field gets. */
export type OptionFieldProps = {
  state: OptionState;
  /** The field's name in the form. */
  name: string;
  selected: string;
  /** Whether the rules can hide or disable it. */
  isConditional: boolean;
  problem: string | undefined;
  /** Currency of the fees; null where prices are hidden. */
  currency: string | null;
  onSelect: (value: string) => void;
};
