import type { Validator } from "remix-validated-form";
import { expect, test, vi } from "vitest";
import { laterValidator } from "./later-validator";

const posted = { email: "ada" };
const refused = {
  data: undefined,
  error: { fieldErrors: { email: "Invalid email!" } },
  submittedData: posted,
};
const strict = { validate: async () => refused } as Validator<{ email: string }>;

test("the rules are fetched once, when they are first needed", async () => {
  const load = vi.fn(async () => strict);
  const validator = laterValidator(load);
  expect(load).not.toHaveBeenCalled();
  validator.prepare();
  expect(await validator.validate(posted)).toEqual(refused);
  expect(load).toHaveBeenCalledOnce();
});

test("a form whose rules cannot be had is sent, and the rules are asked for again", async () => {
  const load = vi.fn(async () => strict).mockRejectedValueOnce(new Error("offline"));
  const validator = laterValidator(load);
  expect(await validator.validate(posted)).toMatchObject({ data: posted, error: undefined });
  expect(await validator.validate(posted)).toEqual(refused);
});
