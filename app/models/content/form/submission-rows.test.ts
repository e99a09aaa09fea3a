import { expect, test } from "vitest";
import { type ListedSubmission, submissionRows } from "./submission-rows";

const sent = (over: Partial<ListedSubmission> = {}): ListedSubmission => ({
  id: "7",
  createdAt: new Date("2026-03-01T12:00:00Z"),
  formName: "contact",
  form: 1,
  version: 1,
  source: "Website Signup(Contact)",
  emails: [],
  content: [],
  files: [],
  ...over,
});
const fields = [
  { formName: "contact", wuid: "a", label: "Name" },
  { formName: "contact", wuid: "b", label: "Message" },
];
const fixed = ["submitted_at", "form", "form_number", "version", "source", "emails_opted_in"];
const start = ["2026-03-01T12:00:00.000Z", "contact", "1", "1", "Website Signup(Contact)", ""];

test("has a column for each field, in the order of the form", () => {
  const content = [
    { wuid: "b", value: "Hello" },
    { wuid: "a", value: "Ada" },
  ];
  expect(submissionRows([sent({ content, files: ["x.png"] })], fields)).toEqual([
    [...fixed, "Name", "Message", "files", "id"],
    [...start, "Ada", "Hello", "x.png", "7"],
  ]);
});

test("a removed field keeps its values under its wuid", () => {
  const [head, row] = submissionRows([sent({ content: [{ wuid: "old", value: "x" }] })], []);
  expect(head).toEqual([...fixed, "old", "files", "id"]);
  expect(row).toEqual([...start, "x", "", "7"]);
});

test("fields with the same label share a column", () => {
  const other = { formName: "repair", wuid: "n", label: "Name" };
  const [head, row] = submissionRows(
    [sent({ formName: "repair", content: [{ wuid: "n", value: "Bo" }] })],
    [...fields, other],
  );
  expect(head?.slice(6)).toEqual(["Name", "Message", "files", "id"]);
  expect(row?.slice(6)).toEqual(["Bo", "", "", "7"]);
});

test("a signup has its own name", () => {
  const signup = sent({ formName: "", form: null, version: null, emails: ["ada@example.com"] });
  expect(submissionRows([signup], [])[1]?.slice(1, 6)).toEqual([
    "signup",
    "",
    "",
    "Website Signup(Contact)",
    "ada@example.com",
  ]);
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@x", "\tx"])("%j stays text in a spreadsheet", (value) => {
  expect(submissionRows([sent({ content: [{ wuid: "a", value }] })], fields)[1]?.[6]).toBe(`'${value}`);
});
