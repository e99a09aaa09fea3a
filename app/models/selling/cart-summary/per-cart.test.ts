import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldPerCart, perCart } from "./per-cart";

const potter = "0a3c8a41-6f0e-4d1c-9d5e-1b7f6c2d3e4f";
const schema = z.object({
  method: perCart(z.string({ required_error: "Please choose." }).min(1, "Please choose.")),
});
const read = (method: unknown) => {
  const { data, error } = schema.safeParse({ method });
  return data ? [...data.method] : error?.issues.map(({ path, message }) => [path.join("."), message]);
};

it("names the field of the only cart plainly, and that of one of several by its seller", () => {
  expect([fieldPerCart("method", null), fieldPerCart("method", { guid: potter })]).toEqual([
    "method",
    `method.${potter}`,
  ]);
});

describe("an answer for each cart", () => {
  it.each([
    ["one cart", "fast", [["", "fast"]]],
    ["a cart of a seller", { [potter]: "slow" }, [[potter, "slow"]]],
    ["nothing", undefined, [["method", "Please choose."]]],
    ["an empty one", "", [["method", "Please choose."]]],
    ["an empty one of a seller", { [potter]: "" }, [[`method.${potter}`, "Please choose."]]],
    ["what names no seller", { nobody: "slow" }, [["method", "Expected string, received object"]]],
  ])("reads %s", (_, posted, expected) => {
    expect(read(posted)).toEqual(expected);
  });
});

it("reads the answers of a hundred carts and no more", () => {
  const guid = (at: number) => `${potter.slice(0, -3)}${String(at).padStart(3, "0")}`;
  const posted = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [guid(at), "fast"]));
  expect(read(posted)).toHaveLength(100);
});
