import { decode, encode } from "turbo-stream";
import { expect, test } from "vitest";
import { isHiddenData, staticData } from "./static-data";

const product = { name: "Tide mug" };

/** What reaches a browser of something a loader answers. */
const sent = async (answer: unknown) => {
  const decoded = await decode(encode(answer));
  return decoded.value;
};

test("the render of a document reads its data", () => {
  expect(staticData(product, true).data).toBe(product);
});

test("a browser that gets the document does not get the data beside it", async () => {
  expect(await sent({ listing: staticData(product, true) })).toEqual({ listing: {} });
});

test("a browser that asks for data alone gets it", async () => {
  expect(await sent({ listing: staticData(product, false) })).toEqual({ listing: { data: product } });
});

test("hidden data are told from others", () => {
  expect(isHiddenData(staticData(product, true))).toBe(true);
  expect(isHiddenData(staticData(product, false))).toBe(false);
  expect(isHiddenData({})).toBe(false);
});
