import type { WordsTable } from "../form/form-node";
import type { ModuleWords } from "./module-words";

/** Words of the settings `customer_groups`. */
export const groupWords: ModuleWords = {
  heading: "Customers",
  title: "Customer groups",
  about: "Groups whose prices and discounts are theirs.",
  shows: "Nowhere by name: customers of a group see its prices.",
  words: {
    value: { label: "Groups", item: "group" },
    "value[].code": {
      label: "Code",
      help: "By which prices and discounts name it.",
      example: "wholesale",
    },
    "value[].name": { label: "Name", example: "Wholesale" },
    "value[].description": { label: "Description", as: "long text", help: "For you and your staff." },
  },
};

const serviceWords = (service: string, label: string): WordsTable => ({
  [service]: { label },
  [`${service}.enable`]: { label: "Offered" },
  [`${service}.client_id`]: { label: "Client ID", help: `${label}’s name of this shop.` },
});

/** Words of the settings `modules.sociallogins`. */
export const socialLoginWords: ModuleWords = {
  heading: "Customers",
  title: "Signing in with other services",
  about: "Google, Facebook and Apple. Their keys stand beside the form.",
  shows: "The sign-in and the registration; hidden prices everywhere.",
  words: {
    hide_price_for_anonymous: { label: "Prices are for signed-in customers only" },
    ...serviceWords("google", "Google"),
    ...serviceWords("facebook", "Facebook"),
    ...serviceWords("apple", "Apple"),
    "apple.team_id": { label: "Team ID", help: "Ten characters, from Apple’s developer pages." },
    "apple.key_id": { label: "Key ID", help: "Ten characters, of the key for signing in." },
  },
};

/** Words of the settings `staff`. */
export const staffWords: ModuleWords = {
  heading: "Staff",
  title: "Second factor",
  about: "Of whom the office demands an app’s code or a passkey besides the password.",
  shows: "The sign-in of the office.",
  words: {
    second_factor_roles: {
      label: "Demanded of",
      choices: {
        owner: "Owners",
        manager: "Managers",
        editor: "Editors",
        support: "Support",
        warehouse: "Warehouse",
        seller: "Sellers",
      },
    },
  },
};

const origins = (label: string, help: string, example: string): WordsTable[string] => ({
  label,
  help,
  example,
  item: "address",
});

/** Words of the settings `content_security`. */
export const securityWords: ModuleWords = {
  heading: "Staff",
  title: "Trusted addresses",
  about: "Other sites whose scripts, styles and frames your pages may use. Browsers refuse all others.",
  shows: "Nowhere: browsers get it with every page.",
  words: {
    scripts: origins("Scripts", "Scripts can read what shoppers type.", "https://chat.example.com"),
    connections: origins("Connections of scripts", "https or wss.", "wss://chat.example.com"),
    styles: origins("Styles", "Style sheets and their fonts.", "https://fonts.example.com"),
    frames: origins("Frames", "Pages shown within yours.", "https://maps.example.com"),
    forms: origins("Forms", "Where forms of your texts may send to.", "https://list.example.com"),
  },
};
