import { expect, test } from "vitest";
import { pendingActionOf } from "./pending-action";

test.each([
  ["favorite=12", { favorite: 12 }],
  ["favorite=0", {}],
  ["favorite=-3", {}],
  ["favorite=1.5", {}],
  ["favorite=mug", {}],
  ["favorite=9007199254740993", {}],
  ["favorite=", {}],
  ["later=7", { later: 7 }],
  ["later=x", {}],
  ["helpful=3", { helpful: 3 }],
  ["", {}],
])("the query '%s' asks for %j", (query, pendingAction) => {
  expect(pendingActionOf(new URLSearchParams(query))).toEqual(pendingAction);
});
