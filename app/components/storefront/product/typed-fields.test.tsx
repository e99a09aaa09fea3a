import { expect, test } from "vitest";
import { field, typed } from "~/models/catalogue/options/option-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import type { Choices } from "../use-choices";
import { OptionText } from "./options/option-text";
import { PersonalizationFields } from "./options/personalization-fields";

test("a text of personalization counts its length and limit (rule options-9)", () => {
  const choices = { personalization: { name: "Ada" }, problems: {}, type: () => {} } as unknown as Choices;
  expect(renderOnPage(<PersonalizationFields fields={[field("name")]} choices={choices} />)).toContain(
    "3 / 10",
  );
});

test("a text option says how many characters are left (rule options-6)", () => {
  const option = typed("note", { textLimit: { min: 0, max: 30 } });
  const state = { option, isShown: true, isEnabled: true, values: [] };
  const html = renderOnPage(
    <OptionText
      state={state}
      name="option.note"
      selected="For Ada"
      problem={undefined}
      currency="USD"
      isConditional={false}
      onSelect={() => {}}
    />,
  );
  expect(html).toContain("Characters left: 23");
});
