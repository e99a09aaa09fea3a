import { expect, test } from "vitest";
import { loadedAnew, takesAsShown, untyped } from "./typing";

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

test("a page that typing is taken back to is loaded anew (rule builder-6)", () => {
  expect(loadedAnew("/p?builder=2", "/p?builder=1")).toBe("/p?builder=2");
  const again = loadedAnew("/p?builder=1", "/p?builder=1");
  expect(again).not.toBe("/p?builder=1");
  expect(loadedAnew("/p?builder=1", again)).toBe("/p?builder=1");
});
