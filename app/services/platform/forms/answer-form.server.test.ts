import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { answerForm } from "./answer-form.server";

const schema = z.object({
  email: z.string().email("Please enter a valid email"),
  password: z.string().default(""),
});
const rules = { id: "sign-in", schema, keeps: ["email"] };
const serve = async ({ email }: { email: string }) => ({ served: email });

const posted = (fields: Record<string, string>) =>
  new Request("http://harbor.localhost/login", { method: "POST", body: new URLSearchParams(fields) });

async function refusal(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The form was not refused.");
  return { status: answer.status, ...(await answer.json()) };
}

test("validated values go to the service", async () => {
  expect(await answerForm(posted({ email: "a@b.example" }), rules, serve)).toEqual({ served: "a@b.example" });
});

test("an already parsed form is not parsed again", async () => {
  const form = new FormData();
  form.set("email", "a@b.example");
  expect(await answerForm(form, rules, serve)).toEqual({ served: "a@b.example" });
});

test("an invalid field is a 422 that keeps values except passwords", async () => {
  const answer = await answerForm(posted({ email: "nobody", password: "secret" }), rules, serve);
  expect(await refusal(answer)).toMatchObject({
    status: 422,
    formId: "sign-in",
    fieldErrors: { email: "Please enter a valid email" },
    repopulateFields: { email: "nobody" },
  });
  expect(
    JSON.stringify(await refusal(await answerForm(posted({ password: "secret" }), rules, serve))),
  ).not.toContain("secret");
});

test("a text that cannot be stored is refused beside its field", async () => {
  const answer = await answerForm(posted({ email: "a@b.example", name: "A\u0000da" }), rules, serve);
  expect(await refusal(answer)).toMatchObject({
    status: 422,
    fieldErrors: { name: "This holds a character that cannot be stored: please type it anew" },
    repopulateFields: { email: "a@b.example" },
  });
});

test("names with a dot are restored", async () => {
  const billing = z.object({ billing: z.object({ city: z.string().min(9, "Too short") }) });
  const form = { id: "payment", schema: billing, keeps: "all" } as const;
  expect(
    await refusal(await answerForm(posted({ "billing.city": "Bonn" }), form, async () => null)),
  ).toMatchObject({
    fieldErrors: { "billing.city": "Too short" },
    repopulateFields: { billing: { city: "Bonn" } },
  });
});

test.each([
  ["beside the field it names", undefined, { email: "No such account" }],
  ["above the form where the form says so", "form" as const, { form: "No such account" }],
])("a service's refusal has its status, with its message %s", async (_, refusesAt, fieldErrors) => {
  const refuse = async () => {
    throw new AppError("not_found", "No such account", "email");
  };
  const form = { ...rules, ...(refusesAt ? { refusesAt } : {}) };
  expect(await refusal(await answerForm(posted({ email: "a@b.example" }), form, refuse))).toMatchObject({
    status: 404,
    fieldErrors,
    repopulateFields: { email: "a@b.example" },
  });
});

test("a server fault is not a refusal", async () => {
  const fail = async () => {
    throw new Error("disk full");
  };
  await expect(answerForm(posted({ email: "a@b.example" }), rules, fail)).rejects.toThrow("disk full");
});

test("an invalid form of buttons is a plain 400", async () => {
  const buttons = { schema: z.object({ answer: z.enum(["yes", "no"]) }) };
  await expect(answerForm(posted({ answer: "perhaps" }), buttons, async () => null)).rejects.toMatchObject({
    status: 400,
  });
});

test("a malformed form is a 400", async () => {
  const request = new Request("http://harbor.localhost/login", { method: "POST", body: "{}" });
  await expect(answerForm(request, rules, serve)).rejects.toMatchObject({ status: 400 });
});
