import { expect, test } from "vitest";
import { wasEndedForAnother, wasNothingWritten } from "./nothing-written.server";

const sql = (code: string, message = "from PostgreSQL") =>
  Object.assign(new Error(message), { severity: "FATAL", code });

test.each([
  ["a server that shuts down", sql("57P01")],
  ["a follower that was the primary", sql("25006")],
  ["a pooler that finds no server", sql("08P01", "server login has been failing, try again later")],
  ["a pooler in which a statement waited too long for a server", sql("08P01", "query_wait_timeout")],
  ["the same beneath the query builder's error", new Error("Failed query", { cause: sql("57P01") })],
])("nothing was written: %s", (_, error) => expect(wasNothingWritten(error)).toBe(true));

test.each([
  ["a connection that broke", new Error("Connection terminated unexpectedly")],
  ["a server that crashed, which may have committed", sql("57P02")],
  ["a pooler whose server broke, which may have committed", sql("08P01", "server conn crashed?")],
  ["a broken rule of the database", sql("23505")],
  ["something that is no error", "57P01"],
])("not known, or no matter of the server: %s", (_, error) => expect(wasNothingWritten(error)).toBe(false));

test.each([
  ["a deadlock", sql("40P01"), true],
  [
    "a failed serialization beneath the query builder's error",
    new Error("Failed", { cause: sql("40001") }),
    true,
  ],
  ["a lock that was waited for too long, which may be as long again", sql("55P03"), false],
])("ended in favour of another: %s", (_, error, is) => expect(wasEndedForAnother(error)).toBe(is));
