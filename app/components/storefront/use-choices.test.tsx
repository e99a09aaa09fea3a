// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { field, typed } from "~/models/catalogue/options/option-fixture";
import { mount } from "~/widgets/mount-fixture";
import { type Choices, useOptionChoices } from "./use-choices";

const board = { options: [typed("note", { isRequired: true })], rules: [], personalization: [field("name")] };

let page: ReturnType<typeof mount>;
let choices: Choices;
function Form() {
  choices = useOptionChoices(board, null);
  return null;
}
beforeEach(() => {
  vi.useFakeTimers();
  page = mount(<Form />);
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => Object.values(choices.problems);

test("nothing is said of a form before it was tried to add (rule options-5)", () => {
  act(() => choices.select("note", ""));
  pass(1000);
  expect(said()).toEqual([]);
  act(() => void choices.check());
  expect(said()).toEqual(["note is required", "name is required"]);
});

test("messages are found anew 200 ms after a change (rule options-5)", () => {
  act(() => void choices.check());
  act(() => choices.select("note", "Hello"));
  pass(199);
  expect(said()).toHaveLength(2);
  pass(1);
  expect(said()).toEqual(["name is required"]);
});

test("after adding, choices and texts begin anew, without messages (rule product-3)", () => {
  act(() => choices.select("note", "Hello"));
  act(() => choices.type("name", "Ada"));
  act(() => void choices.check());
  act(() => choices.reset());
  pass(1000);
  expect([choices.selections, choices.personalization, said()]).toEqual([{}, {}, []]);
});
