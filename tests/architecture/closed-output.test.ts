import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

// What is thrown ends a command with 1, so that only one that succeeds shows it.
test("the built command goes on to its end when its output is closed", async () => {
  expect(existsSync("build/shop.js"), "npm run build makes the command").toBe(true);
  const command = spawn(process.execPath, ["build/shop.js", "check", "shops/leaf"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  command.stdout.destroy();
  command.stderr.destroy();
  expect(await once(command, "exit")).toEqual([0, null]);
});
