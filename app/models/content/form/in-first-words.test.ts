import { expect, test } from "vitest";
import { formFields } from "./form-fixture";
import { inFirstWords } from "./in-first-words";

test("choices of another language are kept in the words of the first (rule forms-9)", () => {
  const first = formFields(
    { fieldLabel: "Topic", fieldType: "select", fieldOptionValues: "An order|A repair" },
    { wuid: "text" },
  );
  const spoken = formFields(
    { fieldLabel: "Thema", fieldType: "select", fieldOptionValues: "Eine Bestellung|Eine Reparatur" },
    { wuid: "text" },
  );
  const sent = [
    { wuid: "thema", value: "Eine Reparatur" },
    { wuid: "text", value: "Hallo" },
  ];
  expect(inFirstWords(sent, spoken, first)).toEqual([
    { wuid: "topic", value: "A repair" },
    { wuid: "text", value: "Hallo" },
  ]);
  const fewer = formFields({ fieldLabel: "Topic", fieldType: "select", fieldOptionValues: "Order" }, {});
  expect(inFirstWords(sent, spoken, fewer)[0]?.value).toBe("Eine Reparatur");
  expect(inFirstWords(sent, spoken, [])).toEqual(sent);
});
