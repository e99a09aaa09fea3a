import { type Policy, policyLabel } from "../shops/settings/shop-policies";

/** What a shop tells language models of itself; addresses are absolute. */
export type LlmsFacts = {
  name: string;
  tagline: string;
  currency: string;
  /** The uppermost categories in which something is listed. */
  categories: readonly { name: string; url: string; count: number }[];
  policies: readonly { policy: Policy; url: string }[];
  /** Search by `{words}` in the browser. */
  searchUrl: string;
  sitemapUrl: string;
  /** Where agents are served; null for what the owner has off. */
  mcpUrl: string | null;
  /** Names of the tools that the Model Context Protocol lists. */
  mcpTools: readonly string[];
  ucpUrl: string | null;
  feedUrl: string | null;
  /** Where links put goods into the cart; null where they don’t. */
  buyUrl: string | null;
  /** Whether agents may place orders. */
  isBuyable: boolean;
  email: string;
};

/** The most categories it names. */
const mostCategories = 100;

/** The text of `/llms.txt`: Markdown with a title, a summary and sections of links (rule agents-13). */
export function llmsText(facts: LlmsFacts): string {
  const { name, tagline, currency, categories, policies, searchUrl, sitemapUrl, email } = facts;
  const shown = categories.slice(0, mostCategories);
  const about = tagline ? `${plain(tagline)} ` : "";
  return [
    `# ${plain(name)}`,
    `> ${about}Online shop. Prices are in ${currency}.`,
    section("What it sells", [
      ...shown.map(
        (one) => `${link(one.name, one.url)}: ${one.count === 1 ? "1 product" : `${one.count} products`}`,
      ),
      `${link("All pages", sitemapUrl)}: the sitemap`,
    ]),
    section("How to search", [
      `Web: \`${searchUrl}\``,
      facts.mcpUrl &&
        `${link("MCP", facts.mcpUrl)}: POST, tools ${facts.mcpTools.map((name) => `\`${name}\``).join(", ")}`,
      facts.feedUrl && `${link("Product feed", facts.feedUrl)}: all products with prices, in Google’s format`,
    ]),
    section("How to buy", [
      "Web: each product’s page adds it to the cart.",
      facts.buyUrl &&
        `Links: \`${facts.buyUrl}/{SKU}:{pieces},{SKU}:{pieces}\` fills the cart of a person who follows it`,
      facts.ucpUrl &&
        `${link("Universal Commerce Protocol", facts.ucpUrl)}: ${
          facts.isBuyable
            ? "agents open checkouts, pay and follow orders"
            : "agents find the shop, and people buy on its pages"
        }`,
    ]),
    section(
      "Policies",
      policies.map(({ policy, url }) => link(policyLabel(policy), url)),
    ),
    section("Contact", [email]),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function section(title: string, lines: readonly (string | null)[]): string {
  const told = lines.filter(Boolean);
  return told.length === 0 ? "" : `## ${title}\n\n${told.map((line) => `- ${line}`).join("\n")}`;
}

const link = (label: string, url: string): string =>
  `[${plain(label)}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;

/** A text on one line that Markdown does not take for anything else. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#]/g, "\\$&");
