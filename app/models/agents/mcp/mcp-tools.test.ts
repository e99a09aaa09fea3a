import { expect, test } from "vitest";
import { mcpTools, toolInputs, unlistedAnswer } from "./mcp-tools";

const on = { takesQuestions: true };

const namesOf = (tools: ReturnType<typeof mcpTools>) => tools.map(({ name }) => name);

test("every tool is described with all that it takes", () => {
  const all = mcpTools(["ask", "cart"], on);
  expect(namesOf(all)).toEqual(Object.keys(toolInputs));
  for (const { name, inputSchema } of all)
    expect(Object.keys(inputSchema.properties)).toEqual(Object.keys(toolInputs[name].shape));
});

test("tools only read until the owner allows more", () => {
  expect(mcpTools([], on).every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  expect(namesOf(mcpTools(["ask"], on))).toContain("ask_question");
  expect(namesOf(mcpTools(["ask"], on))).not.toContain("set_cart");
  expect(mcpTools(["cart"], on).at(-1)).toMatchObject({
    name: "set_cart",
    annotations: { readOnlyHint: false },
  });
});

test("a shop that takes no questions lists no tool for them, and says so where its owner allowed it", () => {
  expect(namesOf(mcpTools(["ask", "cart"], { takesQuestions: false }))).not.toContain("ask_question");
  expect(unlistedAnswer("ask_question", ["ask"])).toMatch(/takes no questions/);
  expect(unlistedAnswer("ask_question", ["cart"])).toBeNull();
  expect(unlistedAnswer("drop", ["ask"])).toBeNull();
});
