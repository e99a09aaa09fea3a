import { fieldPrefix } from "~/models/catalogue/options/line-choices";
import { isTyped } from "~/models/catalogue/options/product-option";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import type { Choices } from "../../use-choices";
import type { OptionFieldProps } from "./option-field-props";
import { OptionList } from "./option-list";
import { OptionSelect } from "./option-select";
import { OptionText } from "./option-text";

/**
 * The options of a product. Before a script runs all of them are there, because only the server applies the
 * rules then; a browser that will run scripts does not show those the rules hide (rule options-14).
 */
export function ProductOptionFields({ choices, currency }: { choices: Choices; currency: string | null }) {
  const isHydrated = useIsHydrated();
  const selections = isHydrated ? choices.selections : choices.sent;
  const shown = choices.states.filter(({ isShown }) => isShown || !isHydrated);
  return shown.map((state) => {
    const { code } = state.option;
    const name = `${fieldPrefix.options}${code}`;
    return (
      <div key={code} data-rule-hidden={state.isShown ? undefined : ""}>
        <OptionField
          state={state}
          name={name}
          isConditional={choices.conditional.has(code)}
          selected={selections[code] ?? ""}
          problem={choices.problems[name]}
          currency={currency}
          onSelect={(value) => choices.select(code, value)}
        />
      </div>
    );
  });
}

function OptionField(props: OptionFieldProps) {
  if (isTyped(props.state.option)) return <OptionText {...props} />;
  return props.state.option.type === "select" ? <OptionSelect {...props} /> : <OptionList {...props} />;
}
