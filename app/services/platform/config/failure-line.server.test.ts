import { expect, test } from "vitest";
import { AppError } from "~/models/platform/error/app-error";
import { failureLine } from "./failure-line.server";
import { StartError } from "./start-error";

const coded = (code: string) => Object.assign(new Error("no room"), { code });

test.each(["ENOSPC", "EDQUOT", "53100"])("a full disk (%s) is one line with the mend", (code) => {
  expect(failureLine(coded(code))).toMatch(/^The disk is full: make room .*$/);
  expect(failureLine(new Error("Failed query", { cause: coded(code) }))).toMatch(/^The disk is full/);
});

test("what names its own mend is shown as it is", () => {
  expect(failureLine(new StartError("Port 80 is taken: set PORT."))).toBe("Port 80 is taken: set PORT.");
  expect(failureLine(new AppError("not_found", "there is no shop 'x'"))).toBe("there is no shop 'x'");
});

test("a statement that failed is not shown, and neither are its values", () => {
  const cause = Object.assign(new Error("invalid input syntax for type json"), { code: "22P02" });
  const failed = new Error("Failed query: insert into customers values ($1)\nparams: ada@example.com", {
    cause,
  });
  const line = String(failureLine(failed));
  expect(line).toMatch(
    /^The database refused a statement: invalid input syntax for type json \(22P02\)\n +at /,
  );
  expect(line).not.toMatch(/ada@|insert/);
});

test("a fault of ours is shown whole", () => {
  const fault = new Error("undefined is not a function");
  expect(failureLine(fault)).toBe(fault);
});
