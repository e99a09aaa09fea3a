import type { StoredFields } from "~/models/api/fields/stored-fields";
import type { CategoryLink } from "~/models/catalogue/categories/category-view";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { hostName } from "~/models/shops/hosts/resolve-host";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import { categoriesOfProducts } from "../../catalogue/categories/categories-of-products.server";
import { readProductRows } from "../../catalogue/product/read-product-rows.server";
import {
  callNamesSeller,
  findCartSeller,
  namedCart,
  visitorOfCall,
} from "../../selling/cart/find-cart-seller.server";
import { listFavoriteIds } from "../../selling/favorites/list-favorite-ids.server";
import type { AddedToCart } from "../../selling/lines/add-to-cart.server";
import { listsOfProducts } from "../../selling/lists/lists-of-products.server";
import { addCookie } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AskedPart } from "../rest/asked-part.server";
import { gatherCalls } from "./gather-calls.server";
import { type CardKey, readStoredFields } from "./reading/read-stored-fields.server";

/** What resolvers need, created once per call. */
export type ApiContext = {
  /** First parameter of every service. */
  ctx: RequestContext;
  /** The visitor with the cart that the call is about, including a session and cart created earlier in it. */
  visitor: () => Promise<Visitor>;
  /** The seller whose cart the call is about (rule api-16). */
  sellerId: string;
  /** Whether the call named that seller. */
  isSellerNamed: boolean;
  /** Cart in the `quote-id` header; empty for none. Untrusted: it must match the visitor's own. */
  quoteId: string;
  /** Headers of the response. */
  answerHeaders: Headers;
  /** Active categories of a product; concurrent requests are batched. */
  categoriesOf: (productId: number) => Promise<CategoryLink[] | undefined>;
  /** The customer's lists a product is on; concurrent requests are batched. */
  listsOf: (productId: number) => Promise<ListSummary[] | undefined>;
  /**
   * Cards of a catalogue; what is asked of them later is read in that catalogue, at the offers of its seller.
   */
  readIn: <Card extends CardKey>(part: AskedPart, cards: Card[]) => Card[];
  /** What a card does not show of its product; the rows of concurrent requests are read together. */
  storedOf: (card: CardKey) => Promise<StoredFields>;
  /** Ids of the customer's favorites, read once per call. */
  favoriteIds: () => Promise<ReadonlySet<number>>;
  /** Makes another of the visitor's carts the one that the call is about. */
  turnTo: (cartId: string) => Promise<void>;
  /** Adopts the cart opened by an addition, and returns a new session to the client. */
  noteCart: (added: AddedToCart) => Promise<void>;
};

/**
 * Creates the context of a call. Accessing the shop throws the client error response if the host belongs to
 * none.
 * @throws AppError `not_found` for a seller that does not sell in this shop
 */
export async function createApiContext(ctx: RequestContext, request: Request): Promise<ApiContext> {
  const answerHeaders = new Headers({ "client-id": ctx.shop.id });
  const sellerId = await findCartSeller(ctx, request);
  let known: Promise<Visitor> | undefined;
  const rowsOf = gatherByPart((part) =>
    gatherCalls(async (ids) => new Map((await readProductRows(part, ids)).map((row) => [row.id, row]))),
  );
  const partOf = new WeakMap<CardKey, AskedPart>();
  const stored = new Map<string, Promise<StoredFields>>();
  let favorites: Promise<ReadonlySet<number>> | undefined;
  const visitor = () => (known ??= visitorOfCall(ctx, request));
  return {
    ctx,
    visitor,
    sellerId,
    isSellerNamed: callNamesSeller(request),
    quoteId: namedCart(request),
    answerHeaders,
    categoriesOf: gatherCalls((ids) => categoriesOfProducts(ctx, ids)),
    listsOf: gatherCalls(async (ids) => {
      const { customer } = await ctx.visitor();
      const hasLists = customer && publicSettings(ctx.shop).modules.shopping_list.enable;
      return hasLists ? listsOfProducts(ctx, customer.id, ids) : new Map();
    }),
    readIn(part, cards) {
      for (const card of cards) partOf.set(card, part);
      return cards;
    },
    storedOf(card) {
      const part = partOf.get(card) ?? ctx;
      const key = `${partName(part)}/${card._id}/${card.default_variation_sku ?? ""}`;
      const read =
        stored.get(key) ??
        rowsOf(part)(card._id).then((row) => readStoredFields({ ctx: part, visitor }, card, row));
      stored.set(key, read);
      return read;
    },
    favoriteIds: () => (favorites ??= readFavorites(ctx)),
    async turnTo(cartId) {
      known = Promise.resolve({ ...(await visitor()), cartId });
    },
    async noteCart({ cartId, token, setCookie }) {
      const before = await visitor();
      const sessionHash = token ? hashSessionToken(token) : before.sessionHash;
      known = Promise.resolve({ ...before, sessionHash, cartId });
      if (token) answerHeaders.set("session_id", token);
      if (isOwnHost(request)) addCookie(answerHeaders, setCookie);
    },
  };
}

/** The name of a catalogue among those of a call; empty for the shop's own. */
const partName = ({ shop }: AskedPart) => shop.part ?? "";

/** One of what is made for each catalogue that a call reads in. */
function gatherByPart<Made>(make: (part: AskedPart) => Made): (part: AskedPart) => Made {
  const made = new Map<string, Made>();
  return (part) => {
    const one = made.get(partName(part)) ?? make(part);
    made.set(partName(part), one);
    return one;
  };
}

async function readFavorites(ctx: RequestContext): Promise<ReadonlySet<number>> {
  const { customer } = await ctx.visitor();
  return new Set(customer ? await listFavoriteIds(ctx, customer.id) : []);
}

/** A shop selected by `client-domain` must not replace the session cookie of the called host's shop. */
function isOwnHost(request: Request): boolean {
  const named = request.headers.get("client-domain")?.trim();
  return !named || hostName(named) === hostName(new URL(request.url).host);
}

/** The third argument of resolvers. */
export type ResolverContext = { api: ApiContext };
