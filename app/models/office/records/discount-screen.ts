import { type DiscountSetting, discountShape } from "../../shops/settings/discount-settings";
import { translatedSettings } from "../../shops/settings/translated-settings";
import { discountWords } from "../settings/discount-words";
import type { RecordScreen } from "./record-screen";
import { schemaForms } from "./schema-form";

const gives: Record<DiscountSetting["action"]["type"], string> = {
  percent: "A percentage off",
  fixed: "An amount off",
  buy_x_get_y: "Buy some, get some",
  free_shipping: "Free delivery",
  freebie: "A gift",
};

function givesText({ action }: DiscountSetting): string {
  if (action.type === "percent") return `${action.rateBasisPoints / 100}% off`;
  if (action.type === "buy_x_get_y") return `Buy ${action.buyQty}, get ${action.getQty}`;
  return gives[action.type];
}

const whenText = ({ conditions: { startsAt, endsAt } }: DiscountSetting): string =>
  [startsAt ? `from ${startsAt}` : "", endsAt ? `until ${endsAt}` : ""].filter(Boolean).join(" ");

const forms = schemaForms(discountShape, discountWords, "id", translatedSettings.discounts);

/** Discounts and codes. */
export const discountScreen: RecordScreen = {
  segment: "discounts",
  kind: "discount",
  subject: "setting",
  title: "Discounts",
  one: "discount",
  about: "Discounts that apply automatically, and codes that shoppers enter.",
  searchHint: "Name, title or code",
  columns: [
    { key: "title", label: "Discount", place: "title" },
    { key: "code", label: "Code", place: "side" },
    { key: "gives", label: "Gives" },
    { key: "when", label: "When" },
  ],
  cellsOf(name, record) {
    const discount = record as DiscountSetting;
    return {
      title: { text: discount.title, sub: name },
      code: { text: discount.code ?? "Automatic" },
      gives: { text: givesText(discount) },
      when: { text: whenText(discount) || "Always" },
    };
  },
  headingOf: (_name, record) => (record as DiscountSetting).title,
  formOf: (_record, { languages }) => forms.formIn(languages),
  newForm: () => forms.newForm,
  removing: "Carts no longer get it. Orders keep what they got.",
};
