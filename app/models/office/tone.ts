/** What a state means, beside its words: done, wants attention, went wrong, neutral. */
export type Tone = "good" | "mind" | "bad" | "plain";
