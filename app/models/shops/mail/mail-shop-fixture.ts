import { english } from "../../platform/texts/format-message";
import type { MailShop } from "./mail-shop";

/** Harbor & Pine as mails show it, for tests. */
export const harborMailShop: MailShop = {
  name: "Harbor & Pine",
  email: "hello@harbor.example",
  phone: "2075550142",
  address: "12 Wharf Street, Portland, ME 04101",
  origin: "https://harbor.example",
  logoUrl: null,
  language: "en",
  direction: "ltr",
  t: english,
  colors: {
    brand: "#123456",
    brandInk: "#fefefe",
    ink: "#101010",
    muted: "#505050",
    sunken: "#f0f0f0",
    line: "#dddddd",
  },
};
