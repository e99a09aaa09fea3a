import { describe, expect, test } from "vitest";
import type { ConversationView, MessageView, SubjectView } from "~/models/conversations/conversation-view";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage, rootFixture } from "~/widgets/widget-fixture";
import { AskLink } from "./ask-link";
import { AskNotice } from "./ask-notice";
import { AskNoticePage } from "./ask-notice-page";
import { AskQuestionPage } from "./ask-question-page";
import { ConversationList } from "./conversation-list";
import { ConversationPage } from "./conversation-page";
import { GuestConversationPage } from "./guest-conversation-page";
import { MessagePicturePage } from "./message-picture-page";
import { QuestionSection } from "./question-section";
import { StockNoticePage } from "./stock-notice-page";

const order: SubjectView = {
  type: "Order",
  id: "o1",
  incrementId: "1001",
  placedOnText: "Mar 01 2026",
  createdAt: "2026-03-01T12:00:00.000Z",
  status: "processing",
};
const mug: SubjectView = { type: "Product", id: 7, name: "Tide mug", slug: "tide-mug", image: null };
const hello: MessageView = {
  id: 1,
  side: "Customer",
  authorName: "Ada Novak",
  content: "Is it dishwasher-safe?",
  at: "2026-03-01T12:00:00.000Z",
  atText: "Mar 1, 12:00",
  attachments: [],
};
const reply: MessageView = { ...hello, id: 2, side: "Store", authorName: "Acme", content: "It is." };
const conversation: ConversationView = {
  id: 5,
  subject: mug,
  isUnread: false,
  isResolved: false,
  takesFiles: true,
  messages: [hello, reply],
  earlierBefore: null,
};
const rules: MessageRules = { characterLimit: 500, asksName: false, asksSubject: false, fileTypes: [] };
const html = (over: Partial<ConversationView> = {}, asks: Partial<MessageRules> = {}) =>
  renderOnPage(
    <ConversationPage
      conversation={{ ...conversation, ...over }}
      rules={{ ...rules, ...asks }}
      code="code-1"
    />,
    { path: "/account/messages/5" },
  );
const customer = { ...rootFixture, visitor: { ...rootFixture.visitor, isSignedIn: true } };
const product = { id: 7, name: "Tide mug", slug: "tide-mug", variationSku: null };

describe("a conversation (rule conversations-1)", () => {
  test("says who wrote what and when: 'You', and the store by its name", () => {
    const words = wordsOf(html());
    expect(words).toContain("You Mar 1, 12:00 Is it dishwasher-safe?");
    expect(words).toContain("Acme Mar 1, 12:00 It is.");
    expect(words).not.toContain("Ada Novak");
  });

  test.each<[string, SubjectView, string, [string, string] | undefined]>([
    ["an order", order, "Order 1001 Placed Mar 01 2026", ["Order 1001", "/account/orders/o1"]],
    ["a product", mug, "Tide mug", ["Tide mug", "/tide-mug"]],
    ["a product that is gone", { ...mug, slug: null }, "Tide mug", undefined],
    ["what its customer named", { type: "Customer", text: "A loan" }, "A loan", undefined],
    ["nothing yet", { type: "Customer", text: "" }, "New message", undefined],
  ])("about %s says so, and leads there where it can", (_, subject, title, way) => {
    const page = html({ subject });
    expect(wordsOf(page)).toContain(title);
    const [, first] = linksOf(page);
    expect(first).toEqual(way);
  });

  test("leads to its earlier messages where there are some", () => {
    expect(linksOf(html({ earlierBefore: 40 }))).toContainEqual([
      "Earlier messages",
      "/account/messages/5?before=40",
    ]);
    expect(html()).not.toContain("Earlier messages");
  });

  test("that is resolved can be opened again, and an empty one says what to do", () => {
    expect(wordsOf(html({ isResolved: true }))).toContain("Send a message to reopen it.");
    expect(wordsOf(html())).not.toContain("reopen");
    expect(wordsOf(html({ messages: [] }))).toContain("Write to us. We’ll reply here and by email.");
  });

  test("posts a message to its own address; a guest's to that of the mail", () => {
    expect(html()).toContain('action="/account/messages/5"');
    const guest = renderOnPage(
      <GuestConversationPage
        conversation={{ ...conversation, earlierBefore: 3 }}
        rules={rules}
        code="c"
        linkKey="k1"
      />,
    );
    expect(guest).toMatch(/<form[^>]*action="[^"]*\/5[^"]*k1[^"]*"/);
    expect(linksOf(guest)).toContainEqual(["Earlier messages", expect.stringMatching(/k1.*before=3/)]);
  });

  test.each<[string, Partial<MessageRules>, string[]]>([
    ["a customer", {}, ["content*"]],
    ["a customer without a name", { asksName: true }, ["display_name*", "content*"]],
    ["who writes about nothing else", { asksSubject: true }, ["subject*", "content*"]],
    ["a guest", { asksEmail: true }, ["email*", "name", "content*"]],
    ["who may add files", { fileTypes: ["jpg", "pdf"] }, ["content*", "files"]],
  ])("asks %s for what it needs (rule conversations-3)", (_, asks, fields) => {
    const sent = fieldsOf(html({}, asks)).filter((field) => !field.startsWith("__"));
    expect(sent).toEqual(["code=code-1", ...fields]);
  });

  test("says how long a message may be, beside its field", () => {
    const page = html();
    expect(page).toMatch(/<textarea[^>]*aria-describedby="message-content-help"/);
    expect(page).toMatch(/id="message-content-help"[^>]*>0 of 500 characters</);
  });

  test("takes the kinds of files that it names", () => {
    const page = html({}, { fileTypes: ["jpg", "pdf", "heic"] });
    expect(page).toMatch(/type="file"[^>]*accept="[^"]*\.jpg[^"]*\.pdf/);
    expect(wordsOf(page)).toMatch(/Up to \d+ files of 10 MB each: .*pdf/);
    expect(html()).not.toContain("Attach files");
  });
});

describe("the files of a message", () => {
  const file = {
    name: "plan.pdf",
    mime: "application/pdf",
    url: "/api/modules/messages/message/files/1",
    isPicture: false,
  };
  const shown = (sizeBytes: number, over: object = {}) =>
    html({ messages: [{ ...hello, attachments: [{ ...file, sizeBytes, ...over }] }] });

  test.each([
    [1, "1 kB"],
    [1024, "1 kB"],
    [1025, "2 kB"],
    [1024 * 1024 - 1, "1024 kB"],
    [1024 * 1024, "1.0 MB"],
    [2_621_440, "2.5 MB"],
  ])("of %i bytes have a size of %s", (bytes, text) => {
    expect(wordsOf(shown(bytes))).toContain(`plan.pdf ${text}`);
  });

  test("are saved, and a picture is looked at: without a script on a page of its own", () => {
    expect(shown(5)).toMatch(/<a href="[^"]*\/files\/1" download="plan\.pdf"/);
    const picture = shown(5, { name: "crack.jpg", isPicture: true });
    expect(picture).toMatch(/<a[^>]*href="\/message-picture\/1"[^>]*><img src="[^"]*" alt="crack\.jpg"/);
    expect(picture).not.toContain("download=");
  });

  test("a picture's page names it, saves it and leads back", () => {
    const page = renderOnPage(
      <MessagePicturePage name="crack.jpg" url="/files/1" back="/account/messages/5" />,
    );
    expect(page).toContain("<h1");
    expect(linksOf(page).map(([words]) => words)).toEqual(["Close", "Download"]);
    expect(page).toMatch(/download="crack\.jpg"/);
  });
});

describe("a customer's conversations", () => {
  const item = {
    id: 5,
    subject: mug,
    isUnread: false,
    isResolved: false,
    preview: "It is.",
    at: hello.at,
    atText: hello.atText,
  };
  const list = (over: object = {}) =>
    renderOnPage(<ConversationList conversations={[{ ...item, ...over }]} />);

  test("lead to each, with when and what was written last", () => {
    expect(linksOf(list())).toEqual([["Tide mug Mar 1, 12:00 It is.", "/account/messages/5"]]);
    expect(list()).toContain(`<time dateTime="${hello.at}"`);
  });

  test("say in words which are new and which are done", () => {
    expect(wordsOf(list({ isUnread: true }))).toMatch(/New$/);
    expect(wordsOf(list({ isResolved: true }))).toMatch(/Resolved$/);
  });

  test("say how to begin where there are none", () => {
    const empty = renderOnPage(<ConversationList conversations={[]} />);
    expect(wordsOf(empty)).toContain("You have no messages yet.");
    expect(linksOf(empty).map(([words]) => words)).toEqual(["Continue shopping"]);
  });
});

describe("asking about a product (rule conversations-11)", () => {
  test("leads a guest to a page, and a customer to their conversation", () => {
    expect(linksOf(renderOnPage(<AskLink productId={7} />))).toEqual([
      ["Ask about this product", "/conversation/ask?product=7"],
    ]);
    const [[, to = ""] = []] = linksOf(renderOnPage(<AskLink productId={7} />, { root: customer }));
    expect(to).toMatch(/^\/account\//);
  });

  test("a guest's page asks for the email, or thanks and leads back", () => {
    const page = (isSent: boolean) =>
      renderOnPage(
        <AskQuestionPage product={product} rules={{ ...rules, asksEmail: true }} code="c" isSent={isSent} />,
      );
    expect(fieldsOf(page(false))).toContain("email*");
    expect(linksOf(page(false)).map(([words]) => words)).toEqual(["Sign in to ask"]);
    expect(page(true)).not.toContain("<form");
    expect(page(true)).toContain('role="status"');
    expect(linksOf(page(true))).toContainEqual(["Back to the product", "/tide-mug"]);
  });

  test("published questions open without a script, the first one at once", () => {
    const one = { question: "Oven?", answer: "To 220 °C.", askedBy: "Ben", date: "Mar 1", day: "2026-03-01" };
    const page = renderOnPage(<QuestionSection questions={{ data: [1, 2].map((id) => ({ ...one, id })) }} />);
    expect([...page.matchAll(/<details( open="")?>/g)].map(([, open]) => open)).toEqual([
      ' open=""',
      undefined,
    ]);
    expect(page).toContain('aria-labelledby="questions-heading"');
    expect(wordsOf(page)).toContain("Asked by Ben on Mar 1");
    expect(page).toContain('<time dateTime="2026-03-01">Mar 1</time>');
  });
});

describe("a notice when a product is back (rule stock-notices-1)", () => {
  test("takes the email of a guest, and a press of a customer, whose email is known", () => {
    const guest = renderOnPage(<AskNotice productId={7} />);
    expect(fieldsOf(guest)).toEqual(["email*"]);
    expect(guest).toContain('aria-label="Your email"');
    expect(guest).toMatch(/<div aria-live="polite"/);
    expect(fieldsOf(renderOnPage(<AskNotice productId={7} />, { root: customer }))).toEqual([]);
  });

  test("without a script is a page, which says what follows", () => {
    const page = (sent: string | null, isGuest: boolean) =>
      renderOnPage(<AskNoticePage product={product} isGuest={isGuest} sent={sent} />);
    expect(fieldsOf(page(null, true))).toContain("email*");
    expect(fieldsOf(page(null, false))).not.toContain("email*");
    expect(wordsOf(page(null, false))).toContain("Get one email when Tide mug is back in stock.");
    expect(page("link", true)).not.toContain("<form");
    expect(wordsOf(page("link", true))).not.toBe(wordsOf(page("account", false)));
  });

  test.each([
    ["to be confirmed", { isConfirmed: false, isMailed: false }, ["Confirm", "Don’t email me"]],
    ["that waits", { isConfirmed: true, isMailed: false }, ["Don’t email me"]],
    ["that was mailed", { isConfirmed: true, isMailed: true }, []],
  ])("one %s has the buttons it needs", (_, state, buttons) => {
    const page = renderOnPage(<StockNoticePage notice={{ ...state, product }} action="/notice/1" />);
    expect(buttonsOf(page)).toEqual(buttons);
    expect(linksOf(page)).toEqual(buttons.length === 0 ? [["See it", "/tide-mug"]] : []);
  });
});

test("all of it is said in the shop's language (rule texts-2)", () => {
  const data = [hello.content, reply.content, reply.authorName, hello.atText, mug.name];
  const said = unsaidIn(() =>
    html({ isResolved: true, earlierBefore: 3 }, { asksEmail: true, asksName: true }),
  );
  expect(said.filter((text) => !data.includes(text))).toEqual([]);
  expect(unsaidIn(() => renderOnPage(<AskNotice productId={7} />))).toEqual([]);
});
