import { expect, test } from "vitest";
import { ConnectionsBusyError, refusalOf } from "./refusal-of.server";

const fault = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const sql = (code: string) => fault("from PostgreSQL", { severity: "ERROR", code });

test.each([
  ["a port nobody listens on", fault("connect", { code: "ECONNREFUSED", syscall: "connect" })],
  ["a socket file that is gone", fault("connect", { code: "ENOENT", syscall: "connect" })],
  ["a connection that was cut", fault("Connection terminated unexpectedly")],
  ["a server that shuts down", sql("57P01")],
  ["a server that starts", sql("57P03")],
  ["a full disk", sql("53100")],
  [
    "a disk that does not give its files",
    fault('could not open file "base/1/2": Permission denied', { severity: "ERROR", code: "42501" }),
  ],
  ["no free connection", sql("53300")],
  ["the same beneath the query builder's error", new Error("Failed query", { cause: sql("08006") })],
])("away: %s", (_, error) => expect(refusalOf(error)).toBe("away"));

test.each([
  ["a lock that was not given in time", sql("55P03")],
  ["a statement that took too long", sql("57014")],
  ["a deadlock", sql("40P01")],
  ["a tenant that has its share of connections", new ConnectionsBusyError("share taken")],
])("busy: %s", (_, error) => expect(refusalOf(error)).toBe("busy"));

test.each([
  ["a broken rule of the database", sql("23505")],
  [
    "a role that may not read a table",
    fault("permission denied for table orders", { severity: "ERROR", code: "42501" }),
  ],
  ["a mistake in a statement", sql("42601")],
  ["a missing file", fault("open", { code: "ENOENT", syscall: "open" })],
  [
    "a service that is not there",
    new TypeError("fetch failed", { cause: fault("", { code: "ECONNREFUSED" }) }),
  ],
  ["a bug", new TypeError("x is not a function")],
  ["something that is no error", "ECONNREFUSED"],
])("a fault of ours: %s", (_, error) => expect(refusalOf(error)).toBeNull());
