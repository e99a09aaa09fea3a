import { expect, test } from "vitest";
import { restartPauseMs } from "./restart-pause";

test("the first death is answered at once, further ones after pauses that double up to 30 s", () => {
  expect([1, 2, 3, 4, 7, 8, 9, 100].map(restartPauseMs)).toEqual([
    0, 500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
