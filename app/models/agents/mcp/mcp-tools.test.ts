import { expect, test } from "vitest";
import { isTool, mcpTools, spokenVersion, toolInputs } from "./mcp-tools";

test("every tool is described with all that it takes", () => {
  for (const { name, inputSchema } of mcpTools)
    expect(Object.keys(inputSchema.properties)).toEqual(Object.keys(toolInputs[name].shape));
});

test("a version that is not known is answered with the newest", () => {
  expect(spokenVersion("2025-03-26")).toBe("2025-03-26");
  expect(spokenVersion("1999-01-01")).toBe("2025-06-18");
});

test("a name that every object has is no tool", () => {
  expect(isTool("constructor")).toBe(false);
});
