import { expect, test } from "vitest";
import { attachmentName } from "./attachment-name";
import { attachmentMessages, attachmentProblem } from "./attachment-problem";

const files = (count: number, name = "a.pdf", size = 10) =>
  Array.from({ length: count }, () => ({ name, size }));
const problem = (list: ReturnType<typeof files>, held = 0) => attachmentProblem(list, ["pdf", "png"], held);

test("a message takes three files, those it has included", () => {
  expect([problem(files(3)), problem(files(1), 2)]).toEqual([null, null]);
  expect([problem(files(4)), problem(files(2), 2)]).toEqual(Array(2).fill(attachmentMessages.tooMany()));
});

test.each(["a.svg", "a", "pdf", "a.pdf.exe"])("%s is not supported", (name) => {
  expect(problem(files(1, name))).toBe("The selected file(s) is not supported.");
});

test("a file may have 10 MB", () => {
  expect(problem(files(1, "a.PNG", 10_485_760))).toBeNull();
  expect(problem(files(1, "a.png", 10_485_761))).toBe(
    "The selected file(s) is too big. The maximum supported file size is 10 MB.",
  );
});

test.each([
  ["photo.jpeg", "webp", [], "photo.webp"],
  ["C:\\me\\photo.jpg", "webp", [], "photo.webp"],
  ["../../etc/passwd.pdf", "pdf", [], "passwd.pdf"],
  ['a"b%2f\u0000.pdf', "pdf", [], "a_b_2f_.pdf"],
  ["..", "pdf", [], "file.pdf"],
  ["a.pdf", "pdf", ["a.pdf", "a (2).pdf"], "a (3).pdf"],
])("%j is kept as a %s beside %j under the name %s", (name, extension, taken, kept) => {
  expect(attachmentName(name, extension, taken)).toBe(kept);
});
