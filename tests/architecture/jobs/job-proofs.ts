/** Who does a job in their week, and the test or journey that does it. */
type JobProof = { people: string; proof: string; why?: string };

const owner = "owner";
const both = "owner, seller";
const day = "tests/journeys/office-day";
const hours = "tests/http/office-day";

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
  "accept sellers": { people: "operator", proof: `${day}/jobs.spec.ts` },
  "make products one and part them": { people: "operator", proof: "tests/http/market/operator-week.test.ts" },
  "pay sellers": { people: "operator", proof: "tests/http/market/operator-week.test.ts" },
  "show a seller to shoppers": { people: "seller", proof: `${day}/jobs.spec.ts` },
  "let people in": { people: both, proof: `${day}/jobs.spec.ts` },
  "make keys of programs": {
    people: both,
    proof: `${day}/jobs.spec.ts`,
    why: "A program that makes keys would give itself every right: people make them.",
  },
  "set secrets": { people: owner, proof: "tests/http/office-week.test.ts" },
  "tell other systems": { people: owner, proof: `${day}/jobs.spec.ts` },
  "see who changed what": { people: owner, proof: `${day}/papers.spec.ts` },
  "open a new shop": { people: owner, proof: `${day}/new-shop.spec.ts` },
  "move a whole shop": {
    people: "host",
    proof: "tests/http/office-hosts.test.ts",
    why: "A key is of one business, and hosts see all of them: by call each kind of record is moved.",
  },
};
