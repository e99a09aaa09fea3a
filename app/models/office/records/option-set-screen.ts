import { type OptionSetRecord, optionSetSchema } from "../../catalogue/options/option-set-record";
import { translatedLabel, translatedOptionFields } from "../../catalogue/translations/option-translations";
import type { WordsTable } from "../form/form-node";
import type { RecordScreen } from "./record-screen";
import { schemaForms } from "./schema-form";

const code = { label: "Short name", help: "Lower-case letters, digits, - and _.", example: "engraving" };
const fee = { label: "Costs more", help: "An amount. Empty for nothing.", example: "8.00" };
const shown = {
  label: "At first",
  choices: {
    show: "Shown",
    enable: "Shown, can be chosen",
    disable: "Shown, cannot be chosen",
    hide: "Hidden",
    show_value: "Show these values",
    enable_value: "Let these values be chosen",
    disable_value: "Do not let these values be chosen",
    hide_value: "Hide these values",
  },
};
const pictureAt = (path: string, label: string): WordsTable => ({
  [path]: { label },
  [`${path}.type`]: { label: "What it is", choices: { image: "A picture", color: "A color" } },
  [`${path}.value`]: { label: "File or color", example: "#1f6f5c" },
  [`${path}.enlarge`]: { label: "Opens large" },
});

const words: WordsTable = {
  code,
  options: { label: "Options", item: "option", help: "What shoppers choose or type, in this order." },
  "options[].code": code,
  "options[].label": { label: "Name" },
  "options[].help_text": { label: "Help", as: "long text" },
  "options[].option_type": {
    label: "Is chosen by",
    choices: {
      button: "Buttons",
      iconlist: "Pictures or colors",
      select: "A list",
      radio: "Round buttons",
      text: "A line of text",
      textarea: "Several lines of text",
    },
  },
  "options[].is_required": { label: "Must be answered" },
  "options[].initial_visibility": shown,
  "options[].text_limit": { label: "Characters" },
  "options[].text_limit.min": { label: "At least" },
  "options[].text_limit.max": { label: "At most", help: "0 for no limit." },
  "options[].additional_fee": fee,
  "options[].placeholder_text": { label: "Example in the empty field" },
  ...pictureAt("options[].icon", "Picture of the option"),
  "options[].values": { label: "Values", item: "value", help: "None for an option that is typed." },
  "options[].values[].code": code,
  "options[].values[].label": { label: "Name" },
  "options[].values[].is_default": { label: "Chosen at first" },
  "options[].values[].additional_fee": fee,
  ...pictureAt("options[].values[].thumbnail", "Picture of the value"),
  "options[].values[].initial_visibility": shown,
  rules: { label: "Rules", item: "rule", help: "What changes with what is chosen." },
  "rules[].operator": {
    label: "Holds where",
    choices: { all: "All conditions hold", any: "One of them does" },
  },
  "rules[].conditions": { label: "Conditions", item: "condition" },
  "rules[].conditions[].option": { label: "Option", help: "Its short name." },
  "rules[].conditions[].operator": {
    label: "Is",
    choices: { selected: "Chosen", not_selected: "Not chosen" },
  },
  "rules[].conditions[].values": { label: "Values", item: "value", help: "Short names; 0 for any." },
  "rules[].actions": { label: "Then", item: "change" },
  "rules[].actions[].option": { label: "Option", help: "Its short name." },
  "rules[].actions[].action": { label: "Becomes", choices: shown.choices },
  "rules[].actions[].values": { label: "Values", item: "value", help: "Only for changes of values." },
  personalization: { label: "Personal texts", item: "field", help: "Such as initials, or a recipient." },
  "personalization[].code": code,
  "personalization[].label": { label: "Name" },
  "personalization[].type": {
    label: "Is typed as",
    choices: { text: "A line", textarea: "Several lines", email: "An email address", date: "A day" },
  },
  "personalization[].required": { label: "Must be answered" },
  "personalization[].displayed": { label: "Shown" },
  "personalization[].character_limit": { label: "Characters at most" },
};

const translated = new Set([
  ...translatedOptionFields.map((field) => `options.${field}`),
  ...translatedLabel.flatMap((field) => [`options.values.${field}`, `personalization.${field}`]),
]);

const forms = schemaForms(optionSetSchema, words, "code", [], (path) => translated.has(path));

/** What shoppers choose and type for a product. */
export const optionSetScreen: RecordScreen = {
  segment: "option-sets",
  kind: "option-set",
  subject: "content",
  title: "Option sets",
  one: "option set",
  about: "What shoppers choose and type for a product. A product names its set.",
  searchHint: "Name",
  columns: [
    { key: "code", label: "Option set", place: "title" },
    { key: "options", label: "Options" },
    { key: "rules", label: "Rules", align: "end", place: "side" },
  ],
  cellsOf(name, record) {
    const { options, rules, personalization } = record as OptionSetRecord;
    return {
      code: { text: name },
      options: { text: [...options, ...personalization].map(({ label }) => label).join(", ") },
      rules: { text: String(rules.length) },
    };
  },
  headingOf: (name) => name,
  formOf: (_record, { languages }) => forms.formIn(languages),
  newForm: () => forms.newForm,
  removing: "A set that products have cannot be removed.",
};
