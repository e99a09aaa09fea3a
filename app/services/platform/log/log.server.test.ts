import { expect, test } from "vitest";
import { createLog } from "./log.server";

function logged(format: "json" | "text") {
  const lines: string[] = [];
  const now = () => new Date("2026-03-01T10:20:30Z");
  return { lines, log: createLog({ format, write: (line) => lines.push(line), now }) };
}

test("a line for machines is one JSON object", () => {
  const { lines, log } = logged("json");
  log.info("order placed", { orderNumber: "1000001" });
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: "2026-03-01T10:20:30.000Z",
    level: "info",
    message: "order placed",
    orderNumber: "1000001",
  });
});

test("a request's lines all have its id", () => {
  const { lines, log } = logged("text");
  log.with({ requestId: "r1" }).warn("slow page", { durationMs: 900 });
  expect(lines).toEqual(["10:20:30 WARN slow page requestId=r1 durationMs=900"]);
});

test("an error is logged with its stack, within one line of JSON", () => {
  const { lines, log } = logged("json");
  log.error("widget left out", { error: new Error("no data") });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "").error).toMatch(/^Error: no data\n +at /);
});

test("a value that cannot be logged does not fail the caller", () => {
  const { lines, log } = logged("json");
  log.info("odd", { count: 1n });
  expect(JSON.parse(lines[0] ?? "").count).toBe("1");
});

test("lines below the level are not written", () => {
  const lines: string[] = [];
  const log = createLog({ level: "warn", format: "json", write: (line) => lines.push(line) });
  log.info("page served");
  log.with({ shop: "harbor" }).debug("page served");
  log.error("page failed");
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(["page failed"]);
});

test("neither secrets nor personal addresses are logged, wherever a caller puts them", () => {
  const { lines, log } = logged("json");
  log.with({ cookie: "session=abc" }).info("mail to ada@example.com", { url: "/reset-password?token=abc" });
  expect(lines.join()).not.toMatch(/abc|ada/);
});
