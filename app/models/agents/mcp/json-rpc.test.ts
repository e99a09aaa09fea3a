import { expect, test } from "vitest";
import { rpcCodeOf } from "./json-rpc";

test.each([
  ["an agent that cannot be found", "profile_unreachable", 424, -32001],
  ["a version that is not spoken", "version_unsupported", 422, -32001],
  ["a body that is not the signed one", "digest_mismatch", 400, -32600],
  ["no signature", "signature_missing", 401, -32000],
  ["too many calls", "rate_limited", 429, -32000],
  ["what cannot be read", "invalid", 400, -32602],
  ["a method there is not", "no_such_method", 200, -32601],
])("%s has the protocol’s code", (_what, code, status, expected) => {
  expect(rpcCodeOf({ code, status })).toBe(expected);
});
