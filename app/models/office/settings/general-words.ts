import { textLanguages } from "../../platform/texts/text-languages";
import type { ModuleWords } from "./module-words";

/** Words of the settings `general`. */
export const generalWords: ModuleWords = {
  heading: "Shop",
  title: "Shop",
  about: "The name, address and contact that shoppers see in header, footer and mails.",
  shows: "Header and footer of every page, mails, invoices, and what search engines list.",
  words: {
    app: { label: "Shop" },
    "app.name": {
      label: "Name",
      help: "Shown in the browser’s tab, in mails and on invoices. Empty for the shop’s own name.",
    },
    "app.base_url": {
      label: "Address",
      as: "address",
      help: "Where mails and search engines lead. Empty for the first domain.",
      example: "https://acme.example",
    },
    email: {
      label: "Email",
      help: "Where shoppers write to. Empty for hello@ at your first domain.",
      example: "hello@acme.example",
    },
    phone: { label: "Phone", example: "(212) 555-0130" },
    tagline: {
      label: "Tagline",
      help: "One line below the name, and what search engines show of your home page.",
    },
    logo: { label: "Logo", as: "picture", help: "A picture of the shop, or its address." },
    time_zone: {
      label: "Time zone",
      help: "The clock for dates, days in reports, sales and schedules.",
      example: "America/New_York",
    },
    language: {
      label: "Language",
      help: `Of your texts, and of ours where it is ${Object.values(textLanguages).join(", ")}. Other languages get English.`,
      example: "en",
    },
    languages: {
      label: "Further languages",
      item: "language",
      help: "Shoppers choose among them and the first one.",
    },
    "languages[].language": { label: "Language", example: "de" },
    "languages[].domain": {
      label: "Domain",
      help: "One of your domains, which is then in this language. Empty for a path, such as /de.",
      example: "acme.de",
    },
  },
};
