import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes";

test.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1.0 KB"],
  [1536, "1.5 KB"],
  [1024 ** 2 - 1, "1.0 MB"],
  [10_485_760, "10.0 MB"],
  [1024 ** 3, "1.0 GB"],
  [1024 ** 4, "1.0 TB"],
  [1024 ** 5, "1024.0 TB"],
])("%i is %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
