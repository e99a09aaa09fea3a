// @public

import type { PaletteEntry } from "./piece";

const widget = (type: string, name: string) => `<div data-widget="${type}" data-attribute="${name}"></div>`;

/** Words beside what they are about; below 992 px above it. */
const beside = (words: string, other: string): string =>
  `<section class="wide beside">\n  <div class="prose">\n    ${words}\n  </div>\n  ${other}\n</section>`;

const prose = (html: string): string => `<div class="prose">\n    ${html}\n  </div>`;

const question = (asked: string, answer: string): string =>
  `<details>\n      <summary>${asked}</summary>\n      <p>${answer}</p>\n    </details>`;

/** Sections to begin with (rule builder-10): they show in every theme, before a picture is chosen. */
export const sections: readonly PaletteEntry[] = [
  {
    key: "hero",
    label: "Opening",
    help: "What the page is about, with one button.",
    piece: {
      html: widget("static-image-banner", "opening"),
      widgets: {
        opening: {
          type: "static-image-banner",
          props: { size: "medium" },
          items: [
            {
              title: "What you make, in one line",
              description: "Who it is for, and why they will be glad of it.",
              primaryButtonLabel: "See all products",
              primaryButtonCta: "/search",
              textWidth: "two-thirds",
              contentTextAlign: "center",
            },
          ],
        },
      },
    },
  },
  {
    key: "tiles",
    label: "Tiles",
    help: "Ways into the shop: its largest categories, or tiles of your own.",
    piece: {
      html: widget("partial-banner", "tiles"),
      widgets: {
        tiles: {
          type: "partial-banner",
          props: { title: "Where to begin", fillWith: "largest-categories" },
          items: [],
        },
      },
    },
  },
  {
    key: "story",
    label: "Story",
    help: "A few sentences about who is behind the shop.",
    piece: {
      html: beside(
        "<h2>How it began</h2>",
        prose(
          "<p>Say who you are, what you make and where. Two short paragraphs are enough.</p>\n    <p>Say what you would tell a neighbor: why you started, and what you are proud of.</p>",
        ),
      ),
      widgets: {},
    },
  },
  {
    key: "reviews",
    label: "What people say",
    help: "Three short quotations with a name each.",
    piece: {
      html: `<section class="band">\n  ${widget("text-content", "voices")}\n</section>`,
      widgets: {
        voices: {
          type: "text-content",
          props: { title: "What people say" },
          items: ["First name", "Second name", "Third name"].map((name) => ({
            title: "“The best words of it.”",
            subText: `<p>Two sentences of what this customer wrote to you.</p>\n<p>${name}, where from</p>`,
          })),
        },
      },
    },
  },
  {
    key: "questions",
    label: "Questions",
    help: "Questions that unfold their answers.",
    piece: {
      html: beside(
        "<h2>Questions</h2>",
        prose(
          [
            question("When will my order arrive?", "Say how long you need to pack, and how long it travels."),
            question("Can I send something back?", "Say for how long, and who pays for the way."),
            question("How can I pay?", "Name the ways, and when the money is taken."),
          ].join("\n    "),
        ),
      ),
      widgets: {},
    },
  },
  {
    key: "logos",
    label: "Names",
    help: "Who sells or writes about your products, in one row.",
    piece: {
      html: '<section class="band">\n  <ul class="grid-links names">\n    <li>First name</li>\n    <li>Second name</li>\n    <li>Third name</li>\n    <li>Fourth name</li>\n  </ul>\n</section>',
      widgets: {},
    },
  },
  {
    key: "newsletter",
    label: "Newsletter",
    help: "Asks for an address to send news to.",
    piece: {
      html: `<section class="band">\n  ${widget("email-signup", "newsletter")}\n</section>`,
      widgets: {
        newsletter: {
          type: "email-signup",
          props: { title: "Hear it first", description: "New things and offers, once a month at most." },
          items: [],
        },
      },
    },
  },
  {
    key: "sale",
    label: "Countdown of a sale",
    help: "Counts down to its last day, and shows featured products.",
    piece: {
      html: `<section class="band">\n  ${widget("countdown", "sale-end")}\n</section>\n${widget("product-slider", "sale-products")}`,
      widgets: {
        "sale-end": { type: "countdown", props: {}, items: [{ title: "Only this weekend" }] },
        "sale-products": {
          type: "product-slider",
          props: { sliderTitle: "In the sale", productsSelection: "featured" },
          items: [],
        },
      },
    },
  },
  {
    key: "gallery",
    label: "Gallery",
    help: "Four square pictures in a row.",
    piece: {
      html: widget("partial-banner", "gallery"),
      widgets: {
        gallery: {
          type: "partial-banner",
          props: { columns: 4, shape: "square" },
          items: ["First picture", "Second picture", "Third picture", "Fourth picture"].map(
            (bannerTitle) => ({
              bannerTitle,
            }),
          ),
        },
      },
    },
  },
  {
    key: "comparison",
    label: "Comparison",
    help: "A table of two or three things side by side.",
    piece: {
      html: beside(
        "<h2>Which one is right?</h2>\n    <p>Say in a sentence how they differ.</p>",
        prose(
          '<table>\n      <thead><tr><td></td><th scope="col">Small</th><th scope="col">Large</th></tr></thead>\n      <tbody>\n        <tr><th scope="row">For</th><td>One or two</td><td>A family</td></tr>\n        <tr><th scope="row">Weight</th><td>1 lb</td><td>2 lb</td></tr>\n        <tr><th scope="row">Price</th><td>$20</td><td>$35</td></tr>\n      </tbody>\n    </table>',
        ),
      ),
      widgets: {},
    },
  },
  {
    key: "contact",
    label: "Contact form",
    help: "A form whose messages come into the store’s inbox, beside how else to reach you.",
    piece: {
      html: beside(
        "<h2>Write to us</h2>\n    <p>Say when you answer, and where else you can be reached: a telephone number, hours, an address.</p>",
        widget("form", "write-to-us"),
      ),
      widgets: {
        "write-to-us": {
          type: "form",
          props: { formName: "Contact", startsConversation: true, notifyByEmail: true },
          items: [
            { wuid: "name", fieldType: "text", fieldLabel: "Your name", fieldRequired: true },
            { wuid: "email", fieldType: "email", fieldLabel: "Email", fieldRequired: true },
            {
              wuid: "message",
              fieldType: "textarea",
              fieldLabel: "Your message",
              fieldRequired: true,
              fieldRow: 6,
            },
            { fieldType: "submit", primaryBtnName: "Send" },
          ],
        },
      },
    },
  },
];

/** Five pages to begin with, each of some sections in their order. */
export const startingPages = [
  { value: "", label: "An empty page", sections: [] },
  { value: "home", label: "A home page", sections: ["hero", "tiles", "story", "reviews", "newsletter"] },
  { value: "about", label: "About us", sections: ["story", "gallery", "reviews"] },
  { value: "contact", label: "Contact", sections: ["contact", "questions", "newsletter"] },
  {
    value: "landing",
    label: "A landing page",
    sections: ["hero", "sale", "comparison", "questions", "newsletter"],
  },
  { value: "questions", label: "Questions and answers", sections: ["questions", "newsletter"] },
] as const;
