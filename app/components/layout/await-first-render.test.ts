import { expect, it } from "vitest";
import { awaitFirstRender } from "./await-first-render";

it("is done when what the first render waits for is there", async () => {
  let arrive = () => {};
  let isThere = false;
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  }).then(() => {
    isThere = true;
  });
  const waiting = awaitFirstRender(() => {
    throw data;
  });
  arrive();
  await waiting;
  expect(isThere).toBe(true);
});

it.each([
  ["waits for nothing", () => null],
  [
    "fails",
    () => {
      throw new Error("no hooks here");
    },
  ],
])("leaves a render that %s to React", async (_, component) => {
  await expect(awaitFirstRender(component)).resolves.toBeUndefined();
});
