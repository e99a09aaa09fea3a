import { expect, test } from "vitest";
import { mcpTools, toolInputs } from "./mcp-tools";

const namesOf = (tools: ReturnType<typeof mcpTools>) => tools.map(({ name }) => name);

test("every tool is described with all that it takes", () => {
  const all = mcpTools(["ask", "cart"]);
  expect(namesOf(all)).toEqual(Object.keys(toolInputs));
  for (const { name, inputSchema } of all)
    expect(Object.keys(inputSchema.properties)).toEqual(Object.keys(toolInputs[name].shape));
});

test("tools only read until the owner allows more", () => {
  expect(mcpTools([]).every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  expect(namesOf(mcpTools(["ask"]))).toContain("ask_question");
  expect(namesOf(mcpTools(["ask"]))).not.toContain("set_cart");
  expect(mcpTools(["cart"]).at(-1)).toMatchObject({ name: "set_cart", annotations: { readOnlyHint: false } });
});
