import { expect, test } from "vitest";
import { choice, flag, number } from "../../platform/fields/describe";
import { fieldsForm } from "../records/fields-form";
import { decides, decidingText, isShownBeside } from "./shown-when";

const kinds: [string, string][] = [
  ["text", "Text"],
  ["number", "Number"],
];
const form = fieldsForm("", "", {
  kind: choice("Kind", kinds, { default: "text" }),
  rolls: flag("Rolls", { default: false }),
  least: number("Least", { default: null, when: { field: "kind", is: ["number"] } }),
  pause: number("Pause", { default: null, when: { field: "rolls", is: [true] } }),
  far: number("Far", { default: null, when: { field: "elsewhere", is: ["yes"] } }),
});
const fields = form.kind === "group" ? form.fields : [];
const shown = (texts: Record<string, string> | undefined) =>
  fields
    .filter(({ when }) => !when || isShownBeside(when, decidingText(when, fields, texts)))
    .map(({ key }) => key);

test.each([
  [undefined, ["kind", "rolls", "far"]],
  [{ kind: "number", rolls: "" }, ["kind", "rolls", "least", "far"]],
  [{ kind: "text", rolls: "yes" }, ["kind", "rolls", "pause", "far"]],
])(
  "with %j these fields are shown: what does not go with the chosen kind is not (rule office-6)",
  (texts, names) => {
    expect(shown(texts)).toEqual(names);
  },
);

test("fields that others depend on are known", () => {
  expect(["kind", "rolls", "least"].filter((key) => decides(key, fields))).toEqual(["kind", "rolls"]);
});
