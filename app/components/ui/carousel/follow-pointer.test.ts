// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FollowedPointer, followPointer } from "./follow-pointer";

let row: HTMLElement;
let pointer: FollowedPointer;
beforeEach(() => {
  row = document.body.appendChild(document.createElement("ul"));
  pointer = followPointer(row);
});
afterEach(() => {
  pointer.stop();
  row.remove();
});

const at = (target: EventTarget, type: string, clientX: number) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));

test("a press has moved nothing yet, wherever it is", () => {
  at(row, "pointerdown", 300);
  expect(pointer.movedPx()).toBe(0);
});

test("a movement counts from the press, to the left and to the right, beyond the row too", () => {
  at(row, "pointerdown", 300);
  at(window, "pointermove", 180);
  expect(pointer.movedPx()).toBe(-120);
  at(window, "pointermove", 340);
  expect(pointer.movedPx()).toBe(40);
});

test("where the finger is lifted counts", () => {
  at(row, "pointerdown", 300);
  at(window, "pointermove", 260);
  at(window, "pointerup", 250);
  expect(pointer.movedPx()).toBe(-50);
});

test("the next press begins anew", () => {
  at(row, "pointerdown", 300);
  at(window, "pointermove", 100);
  at(row, "pointerdown", 90);
  expect(pointer.movedPx()).toBe(0);
});

test("a press elsewhere is not the row's", () => {
  at(row, "pointerdown", 300);
  at(document.body, "pointerdown", 20);
  at(window, "pointermove", 310);
  expect(pointer.movedPx()).toBe(10);
});

test("after its end nothing is followed", () => {
  at(row, "pointerdown", 300);
  pointer.stop();
  at(window, "pointermove", 100);
  expect(pointer.movedPx()).toBe(0);
});
