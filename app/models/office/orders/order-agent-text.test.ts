import { expect, test } from "vitest";
import { orderAgentText } from "./order-agent-text";

test("an order names the host of its agent", () => {
  expect(orderAgentText("https://Agent.example/profile.json")).toBe("By agent agent.example");
});

test("an agent without an address is named as it is", () => {
  expect(orderAgentText("unnamed agent")).toBe("By agent unnamed agent");
});

test("an order of the checkout names none", () => {
  expect(orderAgentText(null)).toBe("");
});
