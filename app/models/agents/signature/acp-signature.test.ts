import { expect, test } from "vitest";
import { signatureProblem, signedText } from "./acp-signature";

const now = new Date("2026-04-17T10:30:00Z");
const problemOf = (timestamp: string | null, signature: string | null = "ZXltZX-_") =>
  signatureProblem({ signature, timestamp }, now);

test.each(["2026-04-17T10:25:00Z", "2026-04-17T10:35:00.000Z", "2026-04-17T12:30:00+02:00"])(
  "a request of %s is near enough",
  (timestamp) => expect(problemOf(timestamp)).toBe(""),
);

test.each([
  "2026-04-17T10:24:59Z",
  "2026-04-17T10:35:01Z",
  "2026-04-17T99:30:00Z",
  "Fri, 17 Apr 2026 10:30:00 GMT",
  null,
])("a request of %s is not", (timestamp) => expect(problemOf(timestamp)).toMatch(/Timestamp/));

test.each([null, "", "a b", "sig1=:ZXltZX==:"])("%s is no signature", (signature) => {
  expect(problemOf("2026-04-17T10:30:00Z", signature)).toMatch(/Signature/);
});

test("what is signed is the time and the body, however its keys are sorted", () => {
  expect(signedText("T", '{ "b": [1], "a": { "d": 2, "c": 1 } }')).toBe('T.{"a":{"c":1,"d":2},"b":[1]}');
  expect(signedText("T", "")).toBe("T.");
  expect(signedText("T", "{")).toBe("T.{");
});
