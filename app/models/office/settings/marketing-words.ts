import type { ModuleWords } from "./module-words";

/** Words of the settings `tracking`. */
export const trackingWords: ModuleWords = {
  heading: "Marketing",
  title: "Visits and consent",
  about:
    "Services that count visits (tracking, cookies), and the question to visitors. Keys stand beside the form.",
  shows: "The consent banner, where a service is switched on.",
  words: {
    count_visitors: {
      label: "Count visitors",
      help: "How many come each day. Nothing is stored in browsers, nothing personal is kept, so no consent is needed.",
    },
    require_consent: {
      label: "Ask first",
      help: "Otherwise everyone is counted who has not declined.",
    },
    consent_by_region: {
      label: "Ask first only where the law wants it",
      help: "In Europe and Brazil. In the United States the footer lets visitors refuse, elsewhere they are told. Needs a network before the shop that names countries.",
    },
    consent_text: { label: "Question of the banner", as: "long text" },
    analytics: { label: "Google Analytics" },
    "analytics.measurement_id": {
      label: "Measurement ID",
      help: "Empty switches it off.",
      example: "G-ABC123",
    },
  },
};

/** Words of the settings `email_capture_enabled`. */
export const captureWords: ModuleWords = {
  heading: "Marketing",
  title: "Newsletter signups",
  about: "Whether emails of people who agreed to news on a form are kept.",
  shows: "Forms that ask for it.",
  words: { value: { label: "Keep the emails of people who agreed" } },
};

/** Words of the settings `seo`. */
export const seoWords: ModuleWords = {
  heading: "Marketing",
  title: "Search engines",
  about: "Whether search engines list the shop, and the end of its titles.",
  shows: "Titles in the browser’s tab and in search results.",
  words: {
    robots: {
      label: "Search engines",
      choices: {
        index_follow: "List the pages and follow links",
        noindex_follow: "List no page, follow links",
        index_nofollow: "List the pages, follow no link",
        noindex_nofollow: "List no page, follow no link",
      },
    },
    title_suffix: {
      label: "End of every title",
      as: "exact text",
      help: "With the space that it begins with.",
      example: " | Harbor & Pine",
    },
  },
};
