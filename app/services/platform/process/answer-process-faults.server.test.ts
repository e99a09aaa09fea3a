import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createLog } from "../log/log.server";
import { answerProcessFaults } from "./answer-process-faults.server";

function faultyProcess() {
  const lines: string[] = [];
  const exits: unknown[] = [];
  const source = Object.assign(new EventEmitter(), { exit: (code: unknown) => exits.push(code) });
  const stop = vi.fn(async (_reason: string, _exitCode: number) => {});
  const log = createLog({ format: "json", write: (line) => lines.push(line) });
  answerProcessFaults(source, log, stop);
  return { source, stop, lines, exits };
}

test("an unhandled rejection is logged with its stack and counted, and the process continues", () => {
  const { source, stop, lines, exits } = faultyProcess();
  source.emit("unhandledRejection", new Error("first"));
  source.emit("unhandledRejection", new Error("second"));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ error: expect.stringContaining("first\n    at "), count: 1 }),
    expect.objectContaining({ error: expect.stringContaining("second\n    at "), count: 2 }),
  ]);
  expect([stop.mock.calls, exits]).toEqual([[], []]);
});

test("an uncaught exception is logged and shuts the process down with code 1, once", () => {
  const { source, stop, lines } = faultyProcess();
  source.emit("uncaughtException", new Error("half done"));
  source.emit("uncaughtException", new Error("again"));
  expect(lines).toHaveLength(2);
  expect(stop.mock.calls).toEqual([["uncaught exception", 1]]);
});

test("a failed shutdown exits at once", async () => {
  const { source, stop, exits } = faultyProcess();
  stop.mockRejectedValueOnce(new Error("the pool does not end"));
  source.emit("uncaughtException", new Error("half done"));
  await vi.waitFor(() => expect(exits).toEqual([1]));
});
