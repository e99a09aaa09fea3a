import { expect, test } from "vitest";
import { answerNotes, ownerNotes } from "./owner-notes.server";

const page = `<section>
  <h1>Refunds</h1>
  <p data-owner-note>Say how many days.</p>
  <p>Write to us.</p>
  <div data-owner-note>
    <h2>Who we are</h2>
    <p>Name your company.</p>
  </div>
</section>`;

test("a page's notes to its owner are read with the headings they bring (rule policies-4)", () =>
  expect(ownerNotes(page)).toEqual([
    { heading: "", text: "Say how many days." },
    { heading: "Who we are", text: "Name your company." },
  ]));

test("answers take their places as text, and a note without one goes", () =>
  expect(answerNotes(page, ["", "Acme & Co\n\nPier 9"])).toBe(`<section>
  <h1>Refunds</h1>
  
  <p>Write to us.</p>
  <h2>Who we are</h2>
  <p>Acme &amp; Co</p>
  <p>Pier 9</p>
</section>`));
