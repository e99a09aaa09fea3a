import { expect, test } from "vitest";
import { takesAsShown, untyped } from "./typing";

test("a page made of what the frame shows is not loaded, once for each time it is kept (rule builder-21)", () => {
  const typing = untyped();
  expect(takesAsShown(typing)).toBe(false);
  Object.assign(typing, { latest: 3, shown: 3, sent: 2 });
  expect(takesAsShown(typing)).toBe(true);
  expect(takesAsShown(typing)).toBe(false);
});

test("a page is loaded where the frame could not show what was kept", () => {
  expect(takesAsShown({ ...untyped(), latest: 2, shown: 1, sent: 2 })).toBe(false);
});
