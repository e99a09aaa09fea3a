import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Command, UsageError } from "./command";
import { helpText, usageLine } from "./help";

const run = async () => {};
const commands: Command[] = [
  { name: "list", usage: "\n  list    print all shops", run },
  { name: "order", usage: "\n  order list    print orders\n  order pay    take money", run },
];

test("help lists every command, help of one its lines", () => {
  expect(helpText(commands)).toContain("list    print all shops\n  order list");
  expect(helpText(commands, "order")).toBe(
    "Usage: npm run shop -- <command>\n  order list    print orders\n  order pay    take money",
  );
  expect(() => helpText(commands, "lost")).toThrow(UsageError);
});

test.each([
  ["order", "--client is missing (see npm run shop -- help order)"],
  ["lost", "--client is missing (see npm run shop -- help)"],
  ["", "--client is missing (see npm run shop -- help)"],
])("what was typed wrong after '%s' is one line", (name, line) => {
  expect(usageLine(commands, name, "--client is missing")).toBe(line);
});

test("every command is in the list", () => {
  const list = readFileSync(join(import.meta.dirname, "commands.ts"), "utf8");
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap(
      (file) =>
        readFileSync(join(import.meta.dirname, file), "utf8").match(
          /(?<=^export const )\w+(?=: Command =)/gm,
        ) ?? [],
    );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`^  ${name},$`, "m").test(list))).toEqual([]);
});
