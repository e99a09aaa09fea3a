// @public

import { titleWithError } from "../platform/page/error-title";

/** What a page's `meta` is called with, as far as a title needs it. */
type MetaCall = {
  matches: readonly { id: string; data?: unknown }[];
  location: { key: string };
};

/** What the root tells of its shop and of what the document answers. */
type RootTitles = { shop?: { titleSuffix?: string }; isRefused?: boolean };

const rootOf = ({ matches }: MetaCall): RootTitles =>
  (matches.find(({ id }) => id === "root")?.data as RootTitles | undefined) ?? {};

/** Routers give this key to the entry that the browser itself loaded: the document the root told of. */
const firstKey = "default";

/** The tags of a page whose form was refused say so in the title; others stay as they are. */
export const metaOfAnswer = <Tag extends object>(call: MetaCall, tags: readonly Tag[]): Tag[] =>
  rootOf(call).isRefused && call.location.key === firstKey
    ? tags.map((tag) => ("title" in tag ? { ...tag, title: titleWithError(String(tag.title)) } : tag))
    : [...tags];

/**
 * The meta tags of a page of the shop that is of use to one visitor only: search engines must not index it.
 * Its title holds the shop's name, and says whether a form was refused.
 * @param parts the page and what it belongs to, the narrowest first; empty ones are left out
 */
export const visitorPageMeta = (call: MetaCall, ...parts: readonly string[]) =>
  metaOfAnswer(call, [
    { title: `${parts.filter(Boolean).join(" | ")}${rootOf(call).shop?.titleSuffix ?? ""}` },
    { name: "robots", content: "noindex" },
  ]);
