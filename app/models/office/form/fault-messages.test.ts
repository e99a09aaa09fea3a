import { expect, it } from "vitest";
import { moduleForm } from "../settings/module-form";
import { faultMessages } from "./messages-of";

function formOf(name: string) {
  const found = moduleForm(name);
  if (!found) throw new Error(`no module ${name}`);
  return found.form;
}

it("shows each fault of a record beside its field (rule owners-12)", () => {
  const faults = [{ path: ["rules", 0, "state"], reason: "Use a code" }];
  expect(faultMessages(formOf("tax"), faults)).toEqual({ "rules[0].state": "Use a code" });
});

it("finds the field of a module that is a list", () => {
  const faults = [{ path: [0], reason: "no such country" }];
  expect(Object.values(faultMessages(formOf("checkout_countries"), faults))).toEqual(["no such country"]);
});

it("says a fault of no field with its place, for the whole form", () => {
  const faults = [{ path: ["wishes"], reason: "There is no such key" }];
  expect(faultMessages(formOf("tax"), faults)).toEqual({ form: "wishes: There is no such key" });
});
