import { describe } from "vitest";
import { hasLongTests } from "../support/runs/long-tests";
import { applying } from "./two-processes/applying";
import { freshness } from "./two-processes/freshness";
import { rollingRestart } from "./two-processes/rolling-restart";
import { sharing } from "./two-processes/sharing";
import { withTwoProcesses } from "./two-processes/two-processes";

const both = withTwoProcesses();
describe("sharing", () => sharing(both));
describe("freshness", () => freshness(both));
describe("applying", () => applying(both));
// Daily every-core.test.ts stops a process in the middle of a request; chaos and two releases restart more.
if (hasLongTests) describe("rolling restart", () => rollingRestart(both));
