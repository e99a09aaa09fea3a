import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { ignoreClosedPipe } from "./closed-pipe";

test("a reader that has had enough is no failure", () => {
  const output = new EventEmitter();
  ignoreClosedPipe(output);
  expect(output.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))).toBe(true);
});

test("any other failure is one", () => {
  const output = new EventEmitter();
  ignoreClosedPipe(output);
  const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
  expect(() => output.emit("error", full)).toThrow("no space left");
});
