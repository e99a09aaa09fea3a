import { z } from "zod";
import type { Redirect } from "../../content/redirects/redirects";
import { group, leaf } from "../form/leaf";
import type { RecordScreen } from "./record-screen";

const to = leaf("to", "Leads to", {
  example: "/new-address",
  help: "A path of this shop, or of its domains.",
});

/** Old addresses and where they lead. */
export const redirectScreen: RecordScreen = {
  segment: "redirects",
  kind: "redirect",
  subject: "content",
  title: "Redirects",
  one: "redirect",
  about: "Old addresses and where they lead. An address that changes in the office gets one automatically.",
  searchHint: "Address",
  columns: [
    { key: "from", label: "Old address", place: "title" },
    { key: "to", label: "Leads to" },
  ],
  cellsOf(name, record) {
    return { from: { text: name }, to: { text: (record as Redirect).to } };
  },
  headingOf: (name) => name,
  formOf: () => ({
    form: group("", "", [to]),
    schema: z.object({ to: z.string().min(1, "Enter an address.") }),
    toForm: (record) => record,
    fromForm: (value) => value,
  }),
  newForm: () => ({
    form: group("", "", [leaf("from", "Old address", { example: "/old-address" }), to]),
    schema: z.object({
      from: z.string().min(1, "Enter an address."),
      to: z.string().min(1, "Enter an address."),
    }),
    read: (record) => ({ name: (record as Redirect).from, record }),
  }),
  removing: "The old address then answers that there is no such page.",
};
