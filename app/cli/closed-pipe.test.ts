import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
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

test("the command line goes on to its end when its output is closed", async () => {
  const command = spawn(process.execPath, ["--import", "tsx", "app/cli/shop.ts", "nothing-of-the-kind"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  command.stdout.destroy();
  command.stderr.destroy();
  const [code] = await once(command, "exit");
  expect(code).toBe(1);
}, 30_000);
