import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { awaitFirstRender } from "./await-first-render";

it("resolves when what the first render waits for is ready, and not before", async () => {
  let arrive = () => {};
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isDone = false;
  const waiting = awaitFirstRender(() => {
    throw data;
  }).then(() => {
    isDone = true;
  });
  // Lets all settled promises run their handlers.
  await setImmediate();
  expect(isDone).toBe(false);
  arrive();
  await waiting;
  expect(isDone).toBe(true);
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
