import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectField, TextField } from "./field";
import { FirstWrongField } from "./first-wrong-field";

const page = (nameError: string, stateError: string) =>
  renderToStaticMarkup(
    <FirstWrongField>
      <TextField name="name" label="Name" error={nameError} />
      <SelectField name="state" label="State" error={stateError} />
      <TextField name="phone" label="Phone" error="Phone is required" />
    </FirstWrongField>,
  );
const focused = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*>/g)].flatMap(([tag]) =>
    /\bautofocus\b/i.test(tag) ? (/name="(\w+)"/.exec(tag)?.[1] ?? "") : [],
  );

test.each([
  ["Name is required", "State is required", "name"],
  ["", "State is required", "state"],
  ["", "", "phone"],
])("a page opens at the first invalid field only (%j, %j)", (nameError, stateError, first) => {
  expect(focused(page(nameError, stateError))).toEqual([first]);
});

test("a page without errors opens at its top", () => {
  const html = renderToStaticMarkup(
    <FirstWrongField>
      <TextField name="name" label="Name" />
    </FirstWrongField>,
  );
  expect(focused(html)).toEqual([]);
});
