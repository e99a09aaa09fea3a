// @public

import type { PaletteEntry } from "./piece";

const widget = (type: string, name: string) => `<div data-widget="${type}" data-attribute="${name}"></div>`;

/** Ten sections to begin with (rule builder-10): they show in every theme, before a picture is chosen. */
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
            },
          ],
        },
      },
    },
  },
  {
    key: "tiles",
    label: "Tiles",
    help: "Three ways into the shop.",
    piece: {
      html: widget("partial-banner", "tiles"),
      widgets: {
        tiles: {
          type: "partial-banner",
          props: { columns: 3, title: "Where to begin" },
          items: ["First category", "Second category", "Third category"].map((bannerTitle) => ({
            bannerTitle,
            bannerImageUrl: "/search",
          })),
        },
      },
    },
  },
  {
    key: "story",
    label: "Story",
    help: "A few sentences about who is behind the shop.",
    piece: {
      html: '<section class="prose narrow">\n  <h2>How it began</h2>\n  <p>Say who you are, what you make and where. Two short paragraphs are enough.</p>\n  <p>Say what you would tell a neighbor: why you started, and what you are proud of.</p>\n</section>',
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
          props: {},
          items: ["First name", "Second name", "Third name"].map((title) => ({
            title,
            subText: "<p>“One sentence of what this customer wrote to you.”</p>",
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
      html: '<section class="prose narrow">\n  <h2>Questions</h2>\n  <details>\n    <summary>When will my order arrive?</summary>\n    <p>Say how long you need to pack, and how long it travels.</p>\n  </details>\n  <details>\n    <summary>Can I send something back?</summary>\n    <p>Say for how long, and who pays for the way.</p>\n  </details>\n</section>',
      widgets: {},
    },
  },
  {
    key: "logos",
    label: "Names",
    help: "Who sells or writes about your products, in one row.",
    piece: {
      html: '<section class="band">\n  <ul class="grid-links">\n    <li>First name</li>\n    <li>Second name</li>\n    <li>Third name</li>\n    <li>Fourth name</li>\n  </ul>\n</section>',
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
      html: '<section class="prose narrow">\n  <h2>Which one is right?</h2>\n  <table>\n    <thead><tr><th scope="col"></th><th scope="col">Small</th><th scope="col">Large</th></tr></thead>\n    <tbody>\n      <tr><th scope="row">For</th><td>One or two</td><td>A family</td></tr>\n      <tr><th scope="row">Weight</th><td>1 lb</td><td>2 lb</td></tr>\n    </tbody>\n  </table>\n</section>',
      widgets: {},
    },
  },
];

/** Five pages to begin with, each of some sections in their order. */
export const startingPages = [
  { value: "", label: "An empty page", sections: [] },
  { value: "home", label: "A home page", sections: ["hero", "tiles", "story", "reviews", "newsletter"] },
  { value: "about", label: "About us", sections: ["story", "gallery", "reviews"] },
  { value: "contact", label: "Contact", sections: ["questions", "newsletter"] },
  {
    value: "landing",
    label: "A landing page",
    sections: ["hero", "sale", "comparison", "questions", "newsletter"],
  },
  { value: "questions", label: "Questions and answers", sections: ["questions", "newsletter"] },
] as const;
