import { expect, test } from "vitest";
import { channelText, orderAgentText } from "./order-agent-text";

test("an order names the host of its agent", () => {
  expect(orderAgentText("https://Agent.example/profile.json")).toBe("By agent agent.example");
});

test("an agent without an address is named as it is", () => {
  expect(orderAgentText("unnamed agent")).toBe("By agent unnamed agent");
});

test("an order of the checkout names none", () => {
  expect(orderAgentText(null)).toBe("");
});

test("assistants at /mcp have no names", () => {
  expect(orderAgentText("mcp")).toBe("By an assistant at /mcp");
});

test("numbers name how orders came", () => {
  expect(["checkout", "quote", "agent mcp", "agent a.example"].map(channelText)).toEqual([
    "Checkout",
    "Quotes",
    "Assistants at /mcp",
    "Agent a.example",
  ]);
});
