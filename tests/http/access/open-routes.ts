/**
 * Routes whose answers are the same for everybody, or the visitor's own whatever is named, with the reason
 * why nothing of another customer can be named to them. A route that takes an id of a customer's thing
 * belongs into the attempts.
 */
export const openRoutes: Record<string, string> = {
  root: "takes nothing: settings of the shop and the header of the visitor",
  "_seo+/robots[.]txt": "takes nothing",
  "_seo+/sitemap[.]xml": "takes nothing",
  "_seo+/sitemaps.$file": "names a part of the sitemap",
  "_store+/_layout": "takes nothing",
  "_store+/$": "names public pages, categories and products; what is posted goes into the visitor's own cart",
  "_store+/_index": "takes nothing",
  "_store+/account+/_layout": "takes nothing; guards the pages within",
  "_store+/account+/download": "takes nothing",
  "_store+/account+/index": "takes nothing",
  "_store+/age-confirm": "takes nothing",
  "_store+/apply-to-sell": "keeps an application of whoever sends it, and shows none",
  "_store+/back-in-stock": "names a public product; the notice is kept for the mailbox it names",
  "_store+/brands": "takes nothing",
  "_store+/consent": "takes nothing",
  "_store+/conversation.ask": "names a public product; answers go to the mailbox it names",
  "_store+/error": "takes nothing",
  "_store+/footer-preview": "names a template, opened by its token",
  "_store+/forms.$name": "names a form of the shop",
  "_store+/header-preview": "names a template, opened by its token",
  "_store+/location": "takes a postal code, or a seller whom the visitor prefers",
  "_store+/logout": "ends the session it comes with",
  "_store+/more-sellers.$jpin": "names a public product",
  "_store+/picture.$number.$": "names a public product and one of its pictures",
  "_store+/preview": "names a template, opened by its token",
  "_store+/sandbox-pay.$id":
    "stands in for a provider's own page, which opens for everyone who has its address",
  "_store+/search.$": "names public products",
  "_store+/sellerJpinProduct": "names a public product and a seller",
  "_store+/seller.$": "names public sellers and products",
  "_store+/order+/withdraw_.form": "takes nothing",
  "admin-graphql":
    "opens with an owner's key alone, which no customer has; keys are tried in the test of the owner's API",
  "admin-graphql_.files.$id":
    "opens with an owner's key or a signed address that only its holder gets; both are tried in the test of the owner's API",
  "_seo+/[.]well-known.$name": "takes nothing",
  "_seo+/feeds.google[.]xml": "takes nothing",
  "_seo+/feeds.meta[.]csv": "takes nothing",
  "_seo+/feeds.acp.products[.]jsonl": "takes nothing",
  "_seo+/llms[.]txt": "takes nothing",
  "_seo+/scripts.$set.$name": "names a file of the build",
  mcp: "names public products, and orders by the key of their link",
  "acp+/$":
    "opens with an API key whose scope is agents:write; a session's id is random; see agents/acp.test.ts",
  "ucp+/v1.$":
    "shows an agent its own checkouts and orders alone, whose ids are random; see agents/ucp.test.ts",
  "ucp+/mcp": "shows an agent its own carts, checkouts and orders alone; see agents/agents.test.ts",
  "ucp+/buy.$": "names public products, which go into the visitor's own cart",
  "_store+/ucp.goods.$items": "names public products, which go into the visitor's own cart",
  "ucp+/continue.$id.$key": "opens with a signed link, which puts goods into the visitor's own cart",
  "api+/$": "knows no call",
  "api+/auth+/logout": "ends the session it comes with",
  "api+/check-doc-version": "names content and products of the shop",
  "api+/countries": "takes nothing",
  "api+/customer+/contact-us": "writes a message of the visitor's own",
  "api+/files+/uploadToServer": "names a submission by its id, which is the secret of its sender",
  "api+/location+/$postalCode": "names a postal code",
  "api+/location+/index": "takes nothing; the cookies it sets are those of the visitor",
  "api+/modules+/messages+/events":
    "opens the stream of the session it comes with; events contain nothing of messages",
  "api+/modules+/$wallet+/create-transaction": "pays the visitor's own cart",
  "api+/modules+/$wallet+/flush-transaction": "forgets the payment of the visitor's own cart",
  "api+/modules+/$wallet+/method": "names a wallet",
  "api+/modules+/$wallet+/remember-transaction":
    "names a payment that the wallet is asked about, for the visitor's own cart",
  "api+/payment+/$provider+/webhook": "takes what providers sign",
  "api+/paypal-method": "takes nothing",
  "api+/pliable+/search-sellers": "names public sellers",
  "api+/pliable+/search": "names public products",
  "api+/recently-viewed": "names public products",
  "api+/search-suggestions": "names public products",
  "api+/seller+/orders":
    "opens with a seller’s key alone, which no customer has; keys are tried in the test of the seller API",
  "api+/seller+/orders.$number":
    "opens with a seller’s key alone, which no customer has; keys are tried in the test of the seller API",
  "api+/seller+/orders.$number_.$action":
    "opens with a seller’s key alone, which no customer has; keys are tried in the test of the seller API",
  "api+/seller+/payouts":
    "opens with a seller’s key alone, which no customer has; keys are tried in the test of the seller API",
  "api+/seller+/payouts.$reference":
    "opens with a seller’s key alone, which no customer has; keys are tried in the test of the seller API",
  "api+/setting+/configuration": "names modules of the shop",
  "api+/video": "names a video of a product",
  "api-graphql": "its calls are tried one by one",
  "checkout+/_layout": "takes nothing",
  "embed.$name": "names embed code of the shop",
  "reviews.$id.large.$file": "leads to a picture of a review that all see",
  "login_.link.$provider": "names a login service, for the customer who is signed in",
  "login_.social.applecallback": "takes what a login service answers to the browser that asked it",
  "_store+/login_.social.$step": "takes what a login service answers to the browser that asked it",
};
