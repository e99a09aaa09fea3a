import { describe } from "vitest";
import { applying } from "./two-processes/applying";
import { freshness } from "./two-processes/freshness";
import { rollingRestart } from "./two-processes/rolling-restart";
import { sharing } from "./two-processes/sharing";
import { withTwoProcesses } from "./two-processes/two-processes";

const both = withTwoProcesses();
describe("sharing", () => sharing(both));
describe("freshness", () => freshness(both));
describe("applying", () => applying(both));
describe("rolling restart", () => rollingRestart(both));
