import type { FieldWords, WordsTable } from "../form/form-node";
import type { ModuleWords } from "./module-words";

const color = (label: string, help: string, example: string): FieldWords => ({
  label,
  help,
  example,
  as: "color",
});
/** Typefaces as people are told them. */
export const typefaces = {
  sans: "Sans serif",
  serif: "Serif",
  rounded: "Rounded",
  humanist: "Humanist",
  typewriter: "Typewriter",
};

/** Words of the settings `active_theme`. */
export const themeWords: ModuleWords = {
  heading: "Look",
  title: "Theme",
  about: "Colors, typefaces, corners and the shape of pictures.",
  shows: "Every page of the shop.",
  words: {
    colors: { label: "Colors", help: "Each as # and six hexadecimal digits. Empty for the built-in color." },
    "colors.brand": color("Brand", "Buttons, and the header where it has the brand’s color.", "#1f3d38"),
    "colors.brandInk": color("Text on the brand’s color", "Readable on the color above.", "#f6f2e8"),
    "colors.accent": color("Accent", "Links, sale prices and marks.", "#a34a26"),
    "colors.surface": color("Background", "Behind everything.", "#ffffff"),
    "colors.surfaceSunken": color("Second background", "Bands, footers and fields.", "#f6f3ec"),
    "colors.ink": color("Text", "Dark on a light background.", "#1d2321"),
    "colors.inkMuted": color("Quiet text", "Hints and captions.", "#5c6662"),
    "colors.line": color("Lines", "Borders between parts.", "#e2ddd1"),
    fontFamily: { label: "Typeface of texts", choices: typefaces },
    headingFamily: { label: "Typeface of headings", choices: typefaces },
    radiusPx: { label: "Corners", help: "0 is square, 24 the roundest.", unit: "px", example: "10" },
    buttonShape: {
      label: "Buttons",
      choices: { corners: "Corners as above", square: "Square", pill: "Round ends" },
    },
    spacing: {
      label: "Room between sections",
      choices: { tight: "Tight", normal: "Normal", wide: "Wide" },
    },
    pictureRatio: {
      label: "Shape of product pictures",
      help: "Width to height of the frame; pictures are shown whole in it.",
      choices: {
        "1:1": "Square",
        "5:4": "Wide, 5:4",
        "4:3": "Wide, 4:3",
        "3:2": "Wide, 3:2",
        "4:5": "Tall, 4:5",
        "3:4": "Tall, 3:4",
        "2:3": "Tall, 2:3",
      },
    },
    headerStyle: { label: "Header", choices: { light: "Light", brand: "In the brand’s color" } },
    alwaysShowHamburger: {
      label: "Always fold the menu behind a button",
      help: "Otherwise wide screens show the menu’s entries.",
    },
  },
};

const networkNames = {
  facebook: "Facebook",
  youtube: "YouTube",
  twitter: "X (Twitter)",
  instagram: "Instagram",
  pinterest: "Pinterest",
  tiktok: "TikTok",
};

const networkWords = (network: string, label: string): WordsTable => ({
  [network]: { label },
  [`${network}.url`]: { label: "Address", as: "address", example: "https://" },
  [`${network}.visible`]: { label: "Shown" },
  [`${network}.order`]: { label: "Place", help: "1 is the first. Empty for the order of this page." },
});

/** Words of the settings `footer_social`. */
export const socialWords: ModuleWords = {
  heading: "Look",
  title: "Social networks",
  about: "Your pages on social networks.",
  shows: "The footer, as icons; a network without an address is left out.",
  words: Object.fromEntries(
    Object.entries(networkNames).flatMap(([network, label]) => Object.entries(networkWords(network, label))),
  ),
};
