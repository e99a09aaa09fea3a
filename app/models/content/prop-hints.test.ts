import { expect, test } from "vitest";
import { z } from "zod";
import { propHints } from "./prop-hints";
import { choiceProp, countProp, flagProp, textListProp } from "./widget-props";

const schema = z.object({
  columns: countProp(2, 5, 4),
  size: choiceProp(["large", "small"]),
  autoplay: flagProp(false),
  skus: textListProp(),
});
const hints = (written: Record<string, unknown>) => propHints(written, schema.parse(written));

test.each([[{}], [{ columns: 3, size: "small", autoplay: true, skus: ["A", 7, ""] }]])(
  "%j gives no hint",
  (written) => {
    expect(hints(written)).toEqual([]);
  },
);

test.each([
  [{ column: 3 }, "it has no property column: take it out, or use one of columns, size, autoplay, skus"],
  [{ columns: 12 }, "its property columns can't be 12; 4 is used"],
  [{ size: "huge" }, `its property size can't be "huge"; "large" is used`],
  [{ autoplay: "yes" }, `its property autoplay can't be "yes"; false is used`],
  [{ columns: "3" }, `its property columns can't be "3"; 4 is used: write 3 without quotes`],
  [{ autoplay: "true" }, `its property autoplay can't be "true"; false is used: write true without quotes`],
  [{ skus: "A, B" }, `its property skus can't be "A, B"; [] is used`],
])("%j gives a hint", (written, hint) => {
  expect(hints(written)).toEqual([hint]);
});
