import { expect, test } from "vitest";
import { mcpTools, toolInputs } from "./mcp-tools";

test("every tool is described with all that it takes", () => {
  for (const { name, inputSchema } of mcpTools)
    expect(Object.keys(inputSchema.properties)).toEqual(Object.keys(toolInputs[name].shape));
});
