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

test("a header of 2,000 characters is read, and no longer one (rule agents-2)", () => {
  const header = (length: number) => `profile="${"x".repeat(length - 10)}"`;
  expect(readUcpAgent(header(2000))?.profile).toHaveLength(1990);
  expect(readUcpAgent(header(2001))).toBeNull();
});

test("a version may stand beside the profile", () => {
  expect(readUcpAgent('profile="x", version="2026-04-08"')?.version).toBe("2026-04-08");
});

test("an agent is known by its host", () => {
  expect(agentHost("https://Agent.example/profile")).toBe("agent.example");
  expect(agentHost("...")).toBeNull();
});
