import type { PageDifference as Difference } from "~/models/office/builder/builder-view";
import { BothTexts } from "../record/both-texts";

/** What is published and the draft beside each other, and what differs in words (rule builder-18). */
export const PageDifference = ({ frames, isShown, sentences, fields }: Difference) => (
  <div className="office-difference">
    <section className="office-card office-panel" aria-labelledby="difference">
      <h2 id="difference">What is different</h2>
      {sentences.length > 0 ? (
        <ul className="office-sentences">
          {sentences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {fields.map(({ name, title, fields: changed }) => (
        <div key={name} className="office-table">
          <BothTexts caption={title} fields={changed} heads={["Published", "Draft"]} />
        </div>
      ))}
    </section>
    {frames ? (
      <div className="office-two-pages">
        <Side title={isShown ? "Published" : "Published, for previews alone"} src={frames.published} />
        <Side title="Draft" src={frames.draft} />
      </div>
    ) : (
      <p className="office-quiet">The shop has no page that shows it.</p>
    )}
  </div>
);

const Side = ({ title, src }: { title: string; src: string }) => (
  <section className="office-card office-panel">
    <h2>{title}</h2>
    <div className="office-page-room">
      <iframe src={src} title={`${title}: the page`} sandbox="allow-scripts" />
    </div>
  </section>
);
