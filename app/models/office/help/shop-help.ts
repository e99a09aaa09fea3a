import type { ScreenHelp } from "./help-text";

/** Help of what the shop shows, and how it works. */
export const shopHelp: Record<string, ScreenHelp> = {
  pages: {
    is: "Pages, headers, footers, and parts that several pages have.",
    mind: "A draft is seen by you alone until it is published.",
  },
  builder: {
    is: "Builds a page on the page itself: choose a block, change it beside, move it by Alt and arrows.",
    mind: "Shoppers see nothing of it before you publish.",
  },
  widgets: {
    is: "What the parts of pages show. A page places a widget by its name.",
    mind: "A widget may be on many pages: a change shows on all of them.",
  },
  menus: {
    is: "The links in header and footer. Drag an entry to its place, or move it by its buttons.",
    mind: "Few words and few entries are found faster than many.",
  },
  redirects: {
    is: "Old addresses and where they lead.",
    mind: "Never delete one that is still linked: who follows it would find nothing.",
  },
  drafts: {
    is: "Changes that wait: for you to publish them, or for their time.",
    mind: "Published together they show at one moment.",
  },
  settings: {
    is: "Everything about how this shop works. Search it by any word.",
    mind: "Each setting says where shoppers see it.",
  },
  "settings/*": {
    is: "One part of the settings. Saving shows it in the shop within a second.",
    mind: "The history below brings back what was before a change.",
  },
  files: {
    is: "Pictures and PDFs of this shop, and where each is used.",
    mind: "A file that a page uses is missed there once it is gone.",
  },
  "seller-page": {
    is: "The page on which shoppers read about you as a seller.",
    mind: "Say what you make and how you send it; shoppers decide by it.",
  },
  domains: {
    is: "The addresses of this shop, and whether each one leads here.",
    mind: "A new domain needs a record at your provider. It may take hours until all the world knows it.",
  },
  policies: {
    is: "What shoppers may rely on: refunds, shipping, privacy, terms.",
    mind: "Ask a lawyer whether they hold in your country.",
  },
  new: {
    is: "Adds one by a form.",
    mind: "Its name is how others refer to it. It cannot be one that is taken.",
  },
};
