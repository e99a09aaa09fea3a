import { describe } from "vitest";
import { accounts } from "./one-process/accounts";
import { figures } from "./one-process/figures";
import { hosts } from "./one-process/hosts";
import { withOneProcess } from "./one-process/one-process";

const site = withOneProcess();
// First: it counts what everybody asked for.
describe("figures", () => figures(site));
describe("hosts", () => hosts(site));
// Last: its wrong passwords close the login for everybody at this address.
describe("accounts", () => accounts(site));
