import { expect, test } from "vitest";
import { StartError } from "../config/start-error";
import { createSay } from "./say.server";

const now = () => new Date("2026-03-01T10:00:00Z");

/** A stream that keeps what is written to it. */
const stream = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => void written.push(text) };
};

test("away from a terminal every line of the start and the stop is JSON (rule operations-16)", () => {
  const [out, errors] = [stream(false), stream(false)];
  const say = createSay(out, errors, now);
  say.line("");
  say.line("  https://acme.example/  Acme");
  say.failure(new StartError("Port 80 is taken: set PORT."));
  say.failure(new TypeError("nothing is there"));
  const time = "2026-03-01T10:00:00.000Z";
  expect(out.written.map((line) => JSON.parse(line))).toEqual([
    { level: "info", time, message: "https://acme.example/  Acme" },
  ]);
  expect(errors.written.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", time, message: "Port 80 is taken: set PORT." },
    { level: "error", time, message: "the start failed", error: expect.stringContaining("nothing is there") },
  ]);
});

test("a terminal shows the lines as they are", () => {
  const [out, errors] = [stream(true), stream(true)];
  const say = createSay(out, errors, now);
  say.line("Awning is ready on port 3000:");
  say.failure(new StartError("Port 80 is taken: set PORT."));
  expect(out.written).toEqual(["Awning is ready on port 3000:\n"]);
  expect(errors.written).toEqual(["Port 80 is taken: set PORT.\n"]);
});
