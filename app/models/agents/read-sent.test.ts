import { expect, test } from "vitest";
import { z } from "zod";
import { isAgentRefusal } from "./agent-refusal";
import { readAgentCall } from "./read-sent";

const schema = z.object({ lines: z.array(z.object({ qty: z.number().default(1) })) });

test("what was sent is read with its defaults", () => {
  expect(readAgentCall(schema, { lines: [{}] })).toEqual({ lines: [{ qty: 1 }] });
});

test.each([
  [{ lines: [{ qty: 1 }, { qty: "two" }] }, "lines.1.qty: Expected number", "$.lines[1].qty"],
  ["text", "body: Expected object", "$"],
])("what is wrong in %j is named by its field", (sent, text, param) => {
  let refusal: unknown;
  try {
    readAgentCall(schema, sent);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ status: 400, code: "invalid", param, retryAfterS: undefined });
  expect(isAgentRefusal(refusal) && refusal.message).toContain(text);
});

test("another error is no refusal", () => {
  expect(isAgentRefusal(new Error("lost"))).toBe(false);
  expect(isAgentRefusal({ name: "AgentRefusal" })).toBe(false);
});
