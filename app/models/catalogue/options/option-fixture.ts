import type { OptionRule, OptionValue, PersonalizationField, ProductOption } from "./product-option";

/** A value for tests, named by its code. */
export const value = (code: string, over: Partial<OptionValue> = {}): OptionValue => ({
  code,
  label: code,
  isDefault: false,
  feeMinor: 0,
  thumbnail: null,
  initialVisibility: "show",
  ...over,
});

/** An option for tests, named by its code. */
export const option = (code: string, over: Partial<ProductOption> = {}): ProductOption => ({
  code,
  label: code,
  helpText: "",
  type: "select",
  isRequired: false,
  initialVisibility: "show",
  textLimit: { min: 0, max: 0 },
  feeMinor: 0,
  placeholder: "",
  thumbnail: null,
  values: [value("a"), value("b")],
  ...over,
});

/** A typed option for tests. */
export const typed = (code: string, over: Partial<ProductOption> = {}): ProductOption =>
  option(code, { type: "text", values: [], ...over });

/** A required text of up to 10 characters for tests, named by its code. */
export const field = (code: string, over: Partial<PersonalizationField> = {}): PersonalizationField => ({
  code,
  label: code,
  type: "text",
  isRequired: true,
  isDisplayed: true,
  characterLimit: 10,
  ...over,
});

/** A rule that does something when `option` has one of these values. */
export const when = (
  conditions: OptionRule["conditions"],
  actions: OptionRule["actions"],
  operator: OptionRule["operator"] = "all",
): OptionRule => ({ operator, conditions, actions });

/** A condition for tests. */
export const selected = (code: string, ...values: string[]) =>
  ({ option: code, operator: "selected", values }) as const;

/** The opposite of {@link selected}. */
export const notSelected = (code: string, ...values: string[]) =>
  ({ option: code, operator: "not_selected", values }) as const;
