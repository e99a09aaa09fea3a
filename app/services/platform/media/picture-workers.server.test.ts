import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { endlessDrawing } from "../../../../tests/support/pictures/hostile-pictures";
import type { PictureTask } from "./picture-task";
import { createPictureWorkers, type PictureWorkers } from "./picture-workers.server";

let workers: PictureWorkers;
afterEach(() => workers.close());

const limits = { isHeic: false, maxPixels: 40_000_000, maxSidePx: 100, maxHeicBytes: 1e9 };
const task = (bytes: Uint8Array): PictureTask => ({ kind: "rewrite", bytes, ...limits });
const photo = async () =>
  task(
    await sharp({ create: { width: 200, height: 100, channels: 3, background: "#123456" } })
      .png()
      .toBuffer(),
  );
const drawing = task(endlessDrawing);
const drawn = { limitMs: 60_000, isSlow: true };
const read = { limitMs: 60_000 };

test("a photo is read in a process of its own", async () => {
  workers = createPictureWorkers();
  const { format, width } = await sharp(await workers.run(await photo(), read)).metadata();
  expect({ format, width }).toEqual({ format: "webp", width: 100 });
});

test("a drawing that takes too long is ended by force, and the next photo is read", async () => {
  workers = createPictureWorkers({ processes: 1 });
  await expect(workers.run(drawing, { ...drawn, limitMs: 200 })).rejects.toThrow("takes too long");
  expect(await workers.run(await photo(), read)).toBeInstanceOf(Buffer);
});

test("drawings run one at a time, so that photos get through", async () => {
  workers = createPictureWorkers({ processes: 2 });
  const drawings = Promise.allSettled([workers.run(drawing, drawn), workers.run(drawing, drawn)]);
  expect(await workers.run(await photo(), read)).toBeInstanceOf(Buffer);
  await workers.close();
  await drawings;
});

test("more than may wait are refused", async () => {
  workers = createPictureWorkers({ processes: 1, maxWaiting: 1 });
  const running = Promise.allSettled([workers.run(drawing, drawn), workers.run(drawing, drawn)]);
  await expect(workers.run(drawing, drawn)).rejects.toMatchObject({ name: "PictureWorkersBusy" });
  await workers.close();
  await running;
});

test("what has waited too long is refused", async () => {
  workers = createPictureWorkers({ processes: 1, maxWaitMs: 50 });
  const running = Promise.allSettled([workers.run(drawing, drawn)]);
  await expect(workers.run(await photo(), read)).rejects.toMatchObject({ name: "PictureWorkersBusy" });
  await workers.close();
  await running;
});

test("closing ends what runs and refuses what waits", async () => {
  workers = createPictureWorkers({ processes: 1 });
  const both = Promise.allSettled([workers.run(drawing, drawn), workers.run(await photo(), read)]);
  await workers.close();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
