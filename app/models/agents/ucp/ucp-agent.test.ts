import { expect, test } from "vitest";
import { agentHost, readUcpAgent } from "./ucp-agent";

test.each([
  ['profile="https://a.example/p"', { profile: "https://a.example/p", version: null }],
  ['name="x", profile="https://a.example/p"', { profile: "https://a.example/p", version: null }],
  ['profile="..."; version="2026-04-08"', { profile: "...", version: "2026-04-08" }],
  ["profile=https://a.example/p", null],
  ['name="x"', null],
  ["", null],
  [null, null],
])("%s is read", (header, agent) => {
  expect(readUcpAgent(header)).toEqual(agent);
});

test("an agent is known by its host", () => {
  expect(agentHost("https://Agent.example/profile")).toBe("agent.example");
  expect(agentHost("...")).toBeNull();
});
