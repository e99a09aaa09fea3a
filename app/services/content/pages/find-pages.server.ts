// @public

import { setImmediate } from "node:timers/promises";
import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import { DomUtils, parseDocument } from "htmlparser2";
import {
  type FoundPage,
  foundPages,
  type SearchedPage,
  searchedPage,
} from "~/models/catalogue/listing/found-pages";
import { cutText } from "~/models/platform/text/storable-text";
import { templates } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { templateIn } from "../templates/find-template.server";

/** Most pages searched, and most of a page's text, characters. */
const maxPages = 500;
const maxTextLength = 20_000;
/** Pages that the app has of its own. */
const ownPages = ["Homepage", "Search", "404 Page"];

/**
 * The shop's pages that a keyword means (rule search-7). Pages that search engines may not list are not among
 * them.
 */
export async function findPages(context: RequestContext, keyword: string): Promise<FoundPage[]> {
  return keyword ? foundPages(await searchedPages(context), keyword) : [];
}

function searchedPages(context: RequestContext): Promise<SearchedPage[]> {
  return context.remember("searched pages", async () => {
    const rows = await context.db
      .select()
      .from(templates)
      .where(
        and(
          ofShop(templates, context),
          eq(templates.entityType, "page"),
          isNotNull(templates.slug),
          eq(templates.isPreviewOnly, false),
          eq(templates.is404Page, false),
          notInArray(templates.name, ownPages),
        ),
      )
      .orderBy(templates.id)
      .limit(maxPages);
    const pages: SearchedPage[] = [];
    for (const { slug, name, metaTitle, metaDescription, renderHtml, seoCrawlerSetting } of rows.map((row) =>
      templateIn(context, row),
    )) {
      if (!slug || seoCrawlerSetting?.startsWith("noindex")) continue;
      const page = { slug, title: metaTitle || name, description: metaDescription };
      pages.push(searchedPage(page, textOf(renderHtml)));
      // Hundreds of long pages take a second: other requests go between them.
      await setImmediate();
    }
    return pages;
  });
}

/** What a page says, without its scripts and styles. */
const textOf = (html: string): string =>
  cutText(DomUtils.innerText(parseDocument(html).children), maxTextLength);
