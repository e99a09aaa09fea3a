/** The ways a job is done. */
export const ways = ["screens", "calls", "commands"] as const;

/** Who does a job in their week, the test or journey that does it, and why a way is lacking. */
type JobProof = { people: string; proof: string; why?: Partial<Record<(typeof ways)[number], string>> };

const owner = "owner";
const host = "host";
const both = "owner, seller";
const day = "tests/journeys/office-day";
const hours = "tests/http/office-day";
const hosting = "tests/http/office-hosts.test.ts";
const noKeys = { calls: "hosts have no keys: a key is of one business, and hosts see all of them" };

/** Each job of the table by its name; `why` excuses what it cannot be done by. */
export const jobProofs: Readonly<Record<string, JobProof>> = {
  "find orders": { people: both, proof: `${hours}/orders-of-day.ts` },
  "note an order's payment": { people: owner, proof: `${hours}/orders-of-day.ts` },
  "send and hand over": { people: both, proof: `${hours}/orders-of-day.ts` },
  "cancel an order": { people: both, proof: `${hours}/orders-of-day.ts` },
  "pay back": { people: both, proof: `${hours}/orders-of-day.ts` },
  "edit an order": { people: owner, proof: `${hours}/orders-of-day.ts` },
  "move and note an order": { people: both, proof: `${hours}/orders-of-day.ts` },
  "answer returns": { people: both, proof: `${day}/people.spec.ts` },
  "read an order's mails": { people: both, proof: `${day}/papers.spec.ts` },
  "print papers": {
    people: both,
    proof: `${hours}/orders-of-day.ts`,
    why: { calls: "a paper is a file for people: its figures are fields of the order" },
  },
  "hand parcels to a carrier": { people: both, proof: `${day}/papers.spec.ts` },
  "answer disputes": { people: both, proof: "tests/http/office-week.test.ts" },
  "make an order or a quote": { people: owner, proof: "tests/journeys/office.spec.ts" },
  "price and place quotes": { people: both, proof: "tests/http/quote-payment.test.ts" },
  "watch subscriptions": { people: owner, proof: "tests/http/office-week.test.ts" },
  "find, note, write to and delete guests": { people: owner, proof: `${day}/jobs.spec.ts` },
  "find and change customers": { people: owner, proof: `${day}/jobs.spec.ts` },
  "give store credit": { people: owner, proof: "tests/journeys/office.spec.ts" },
  "look after gift cards": { people: owner, proof: `${day}/jobs.spec.ts` },
  block: { people: owner, proof: "tests/journeys/office.spec.ts" },
  "answer messages": { people: both, proof: `${day}/people.spec.ts` },
  "judge reviews": { people: owner, proof: `${day}/jobs.spec.ts` },
  "judge questions": { people: owner, proof: "tests/http/office-week.test.ts" },
  "read what forms brought": { people: owner, proof: `${day}/jobs.spec.ts` },
  "change products": { people: both, proof: "tests/http/office-records.test.ts" },
  "change pictures": { people: both, proof: `${day}/goods.spec.ts` },
  "set prices and sales": { people: both, proof: `${day}/goods.spec.ts` },
  "count stock": { people: both, proof: `${hours}/goods-of-day.ts` },
  "change many at once": { people: owner, proof: `${hours}/goods-of-day.ts` },
  "write content and settings": { people: both, proof: "tests/http/office-records.test.ts" },
  "draft and publish": { people: owner, proof: "tests/http/office-builder.test.ts" },
  "show a page before it is published": { people: owner, proof: "tests/http/office-builder.test.ts" },
  "lead addresses on": { people: owner, proof: "tests/http/office-records.test.ts" },
  "read figures": { people: both, proof: `${day}/jobs.spec.ts` },
  "read the books": { people: owner, proof: `${day}/jobs.spec.ts` },
  "book credits and fees of sellers": {
    people: "operator",
    proof: "tests/http/market/operator-week.test.ts",
    why: { calls: "money between operator and seller is booked by people" },
  },
  "accept sellers": { people: "operator", proof: `${day}/jobs.spec.ts` },
  "make products one and part them": { people: "operator", proof: "tests/http/market/operator-week.test.ts" },
  "pay sellers": { people: "operator", proof: "tests/http/market/operator-week.test.ts" },
  "show a seller to shoppers": { people: "seller", proof: `${day}/jobs.spec.ts` },
  "let people in": { people: both, proof: `${day}/jobs.spec.ts` },
  "make keys of programs": {
    people: both,
    proof: `${day}/jobs.spec.ts`,
    why: { calls: "a program that makes keys would give itself every right: people make them" },
  },
  "set secrets": { people: owner, proof: "tests/http/office-week.test.ts" },
  "tell other systems": { people: owner, proof: `${day}/jobs.spec.ts` },
  "see who changed what": { people: owner, proof: `${day}/papers.spec.ts` },
  "open a new shop": { people: owner, proof: `${day}/new-shop.spec.ts` },
  "take a shop out and bring it up to date": {
    people: "owner, host",
    proof: hosting,
    why: { calls: "by call each kind of record is read and written" },
  },
  "see all shops": { people: host, proof: hosting, why: noKeys },
  "create a shop: empty, with samples, from a folder or another system's files": {
    people: host,
    proof: hosting,
    why: noKeys,
  },
  "limit what a business may use": { people: host, proof: hosting, why: noKeys },
  "suspend a business and let it open": { people: host, proof: hosting, why: noKeys },
  "remove a business and put it back": { people: host, proof: hosting, why: noKeys },
  "back up and restore one business": { people: host, proof: hosting, why: noKeys },
  "move a business between databases": { people: host, proof: hosting, why: noKeys },
  "see failed jobs and try them again": { people: host, proof: hosting, why: noKeys },
  "see failed mails and send them again": { people: host, proof: hosting, why: noKeys },
  "watch the machine": { people: host, proof: hosting, why: noKeys },
  "back up all shops and move their files": { people: host, proof: hosting, why: noKeys },
};
