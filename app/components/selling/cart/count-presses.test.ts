import { describe, expect, it } from "vitest";
import { type CartChange, countPresses } from "./count-presses";

const limitQty = 100;
const ofPieces = (qty: number): CartChange => ({ ok: true, message: "", cartCount: qty, qty });

describe("countPresses", () => {
  it("sends the first press at once and combines those that follow into one request", () => {
    const presses = countPresses({ qty: 1, answer: undefined });
    expect(presses.press(1, limitQty)).toBe(2);
    expect(presses.press(1, limitQty)).toBeNull();
    expect(presses.press(1, limitQty)).toBeNull();
    expect(presses.settle({ qty: 2, answer: ofPieces(2) })).toBe(4);
    expect(presses.settle({ qty: 4, answer: ofPieces(4) })).toBeNull();
    expect(presses.press(-1, limitQty)).toBe(3);
  });

  it("counts from the answer where the page still has the quantity of before", () => {
    const presses = countPresses({ qty: 1, answer: undefined });
    presses.press(1, limitQty);
    const answer = ofPieces(2);
    expect(presses.settle({ qty: 1, answer })).toBeNull();
    expect(presses.press(1, limitQty)).toBe(3);
    // The data of the first request, while the second is under way.
    expect(presses.settle({ qty: 2, answer })).toBeNull();
    expect(presses.press(1, limitQty)).toBeNull();
    expect(presses.settle({ qty: 3, answer: ofPieces(3) })).toBe(4);
  });

  it("keeps a press that comes between the first render and its effect", () => {
    const presses = countPresses({ qty: 1, answer: undefined });
    presses.press(1, limitQty);
    expect(presses.settle({ qty: 1, answer: undefined })).toBeNull();
    expect(presses.press(1, limitQty)).toBeNull();
    expect(presses.settle({ qty: 2, answer: ofPieces(2) })).toBe(3);
  });

  it("ends at the quantity that the cart lowered it to", () => {
    const presses = countPresses({ qty: 2, answer: undefined });
    presses.press(1, limitQty);
    expect(presses.settle({ qty: 2, answer: ofPieces(2) })).toBeNull();
    expect(presses.press(-1, limitQty)).toBe(1);
  });

  it("goes back to the quantity in the cart after a request that failed", () => {
    const presses = countPresses({ qty: 2, answer: undefined });
    presses.press(1, limitQty);
    expect(presses.settle({ qty: 2, answer: { ok: false } })).toBeNull();
    expect(presses.press(1, limitQty)).toBe(3);
  });

  it("counts from a quantity that was typed, also while it is being sent", () => {
    const presses = countPresses({ qty: 1, answer: undefined });
    presses.follow(5);
    expect(presses.press(1, limitQty)).toBeNull();
    presses.follow(5);
    expect(presses.settle({ qty: 5, answer: ofPieces(5) })).toBe(6);
  });

  it("follows the cart when it changes otherwise, whatever was answered before", () => {
    const answer = ofPieces(3);
    const presses = countPresses({ qty: 3, answer });
    expect(presses.settle({ qty: 3, answer })).toBeNull();
    expect(presses.settle({ qty: 7, answer })).toBeNull();
    expect(presses.press(1, limitQty)).toBe(8);
  });

  it("stays between one piece and the limit", () => {
    const presses = countPresses({ qty: 1, answer: undefined });
    expect(presses.press(-1, 2)).toBe(1);
    presses.settle({ qty: 1, answer: ofPieces(1) });
    presses.press(1, 2);
    presses.press(1, 2);
    expect(presses.settle({ qty: 2, answer: ofPieces(2) })).toBeNull();
  });
});
