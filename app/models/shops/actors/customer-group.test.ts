import { expect, it } from "vitest";
import { customerGroupsSchema, groupProblem, usedGroupsProblem } from "./customer-group";

const group = (code: string) => ({ code, name: code.toUpperCase(), description: "" });

it.each([
  ["wholesale", [], null],
  ["wholesale", [group("wholesale"), group("press")], null],
  ["", [group("wholesale")], null],
  [
    "trade",
    [group("wholesale"), group("press")],
    "There is no customer group 'trade': the shop has wholesale, press.",
  ],
  ["a b", [], "A group has a code of letters, digits, _ and -, 60 at most."],
  ["a".repeat(60), [], null],
  ["a".repeat(61), [], "A group has a code of letters, digits, _ and -, 60 at most."],
])("puts a customer into '%s' of a shop's groups: %s", (code, groups, problem) => {
  expect(groupProblem(code, groups)).toBe(problem);
});

it.each([
  [[group("trade"), group("trade")]],
  [[{ code: "a b", name: "A" }]],
  [[{ code: "trade", name: " " }]],
  [[{ code: "trade", name: "Trade", color: "red" }]],
])("no shop lists %j", (groups) => {
  expect(customerGroupsSchema.safeParse(groups).success).toBe(false);
});

it.each([
  [[], null],
  [
    [{ code: "trade", count: 1 }],
    "Customer group 'trade' has 1 customer. Put them into another group or into none first.",
  ],
  [
    [
      { code: "press", count: 2 },
      { code: "trade", count: 1 },
    ],
    "Customer group 'press' has 2 customers, 'trade' has 1 customer. Put them into another group or into none first.",
  ],
])("groups with customers stay on the list (rule owners-11): %j", (used, problem) => {
  expect(usedGroupsProblem(used)).toBe(problem);
});
