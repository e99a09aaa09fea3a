import type { KeyGroup } from "./key-panels.server";

/** The secret of Google's reCAPTCHA. */
export const recaptchaKeys: readonly KeyGroup[] = [
  {
    code: "recaptcha",
    name: "reCAPTCHA",
    title: "Secret key",
    steps: ["Make a key for an invisible reCAPTCHA on Google’s pages.", "Enter its secret key here."],
    keys: [{ secret: "recaptcha.secret_key", label: "Secret key" }],
  },
];

/** Secrets of what counts visits and writes to customers. */
export const trackingKeys: readonly KeyGroup[] = [
  {
    code: "analytics",
    name: "Google Analytics",
    title: "Key of Google Analytics",
    steps: [
      "Below Admin, Data streams, open the shop’s stream and its Measurement Protocol API secrets.",
      "Make one and enter it here.",
    ],
    keys: [{ secret: "tracking.analytics.api_secret", label: "API secret" }],
  },
  {
    code: "email-marketing",
    name: "email marketing",
    title: "Key of email marketing",
    keys: [{ secret: "tracking.email_marketing.private_key", label: "Private key" }],
  },
];

/** Secrets of services by which customers sign in. */
export const socialLoginKeys: readonly KeyGroup[] = [
  {
    code: "google",
    name: "Google",
    title: "Key of Google",
    keys: [{ secret: "sociallogins.google.client_secret", label: "Client secret" }],
  },
  {
    code: "facebook",
    name: "Facebook",
    title: "Key of Facebook",
    keys: [{ secret: "sociallogins.facebook.client_secret", label: "App secret" }],
  },
  {
    code: "apple",
    name: "Apple",
    title: "Key of Apple",
    keys: [
      {
        secret: "sociallogins.apple.private_key",
        label: "Private key, as its .p8 file has it",
        isLong: true,
      },
    ],
  },
];

/** Secrets shared with assistants that buy for people. */
export const agentKeys: readonly KeyGroup[] = [
  {
    code: "agents",
    name: "assistants",
    title: "Keys of assistants",
    steps: ["The assistant’s operator gives you each of them; leave out those you have no address for."],
    keys: [
      { secret: "agents.events_secret", label: "Secret of order events" },
      { secret: "agents.upload_key", label: "Key of the product upload" },
      { secret: "agents.signing_key", label: "Key that signs their requests" },
    ],
  },
];
