import { type Bitmap, bitmapFor, hasBit, setBit } from "./bitmap.server";
import { PostingList } from "./posting-list.server";
import { eachTextWord, type QueryWord } from "./search-words.server";

/** Products whose words changed since the index was built; with more of them it is built anew. */
const maxChanged = 20_000;
/** What a changed product's words take, roughly. */
const changedBytes = 2_000;

/** The words of one product, and whether each is in its name. */
type OwnWords = Map<string, boolean>;

/**
 * Which products say a word, in their name or elsewhere, but for SKUs: these are the database's to find.
 * Products come in the order of their ids; what has changed since is kept beside.
 */
export class ProductWords {
  readonly #postings = new Map<string, PostingList>();
  /** All words in the order of their characters. */
  #sorted: string[] = [];
  /** Of what each product said when the index was built, by row id: whether it changed. */
  #prints = new Uint32Array(0);
  #changed = new Map<number, OwnWords>();
  #isChanged: Bitmap = bitmapFor(0);
  #sizeBytes = 0;

  /** @param rowIdOfRank the row id of the product whose id has this rank among all */
  constructor(private readonly rowIdOfRank: (rank: number) => number) {}

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.#sizeBytes + this.#changed.size * changedBytes;
  }

  /** Whether so much changed that it is better built anew. */
  get isWorn(): boolean {
    return this.#changed.size > maxChanged;
  }

  /** Makes room for products. */
  begin(count: number): void {
    this.#prints = new Uint32Array(count);
    this.#isChanged = bitmapFor(count);
  }

  /** Adds what a product or one of its variations says, a `tsvector` as PostgreSQL writes it. */
  add(rank: number, rowId: number, vector: string): void {
    this.#prints[rowId] = (this.#prints[rowId] as number) + printOf(vector);
    eachTextWord(vector, (word, isInName) => {
      let postings = this.#postings.get(word);
      if (!postings) {
        postings = new PostingList();
        this.#postings.set(word, postings);
      }
      postings.add(rank, isInName);
    });
  }

  /** Says that everything was added. */
  *finish(): Generator<void> {
    this.#sizeBytes = this.#prints.byteLength + this.#isChanged.byteLength;
    let step = 0;
    for (const [word, postings] of this.#postings) {
      postings.trim();
      this.#sizeBytes += postings.sizeBytes + word.length;
      if (++step % 5_000 === 0) yield;
    }
    yield* this.#sort();
  }

  /** Words with the same beginning at a time: all of them at once would hold others up. */
  *#sort(): Generator<void> {
    const alike = new Map<string, string[]>();
    for (const word of this.#postings.keys()) {
      const beginning = word.slice(0, 3);
      const others = alike.get(beginning);
      if (others) others.push(word);
      else alike.set(beginning, [word]);
    }
    yield;
    const sorted: string[] = [];
    for (const beginning of [...alike.keys()].sort()) {
      for (const word of (alike.get(beginning) ?? []).sort()) sorted.push(word);
      if (sorted.length % 50 === 0) yield;
    }
    this.#sorted = sorted;
  }

  /** Takes in what a product says now, itself and by its variations. */
  change(rowId: number, vectors: readonly string[]): void {
    const print = vectors.reduce((sum, vector) => (sum + printOf(vector)) >>> 0, 0);
    if (rowId < this.#prints.length && this.#prints[rowId] === print && !this.#changed.has(rowId)) return;
    const words: OwnWords = new Map();
    for (const vector of vectors)
      eachTextWord(vector, (word, isInName) => words.set(word, isInName || words.get(word) === true));
    this.#changed.set(rowId, words);
    if (rowId < this.#prints.length) setBit(this.#isChanged, rowId);
  }

  /** Adds to each set the row ids of products that have any word of its query. */
  find(queries: readonly { words: readonly QueryWord[]; into: Bitmap }[]): void {
    const wanted = new Map<string, { anywhere: Set<Bitmap>; inName: Set<Bitmap> }>();
    for (const { words, into } of queries)
      for (const asked of words)
        for (const word of this.#wordsLike(asked)) {
          const sets = wanted.get(word) ?? { anywhere: new Set(), inName: new Set() };
          wanted.set(word, sets);
          (asked.within === "name" ? sets.inName : sets.anywhere).add(into);
        }
    for (const [word, { anywhere, inName }] of wanted) {
      const [always, named] = [[...anywhere], [...inName].filter((bits) => !anywhere.has(bits))];
      this.#postings.get(word)?.each((rank, isInName) => {
        const rowId = this.rowIdOfRank(rank);
        if (hasBit(this.#isChanged, rowId)) return;
        for (const bits of always) setBit(bits, rowId);
        if (isInName) for (const bits of named) setBit(bits, rowId);
      });
    }
    for (const [rowId, own] of this.#changed)
      for (const { words, into } of queries) if (hasAny(own, words)) setBit(into, rowId);
  }

  #wordsLike({ word, isPrefix }: QueryWord): string[] {
    if (!isPrefix) return [word];
    const from = firstAtLeast(this.#sorted, word);
    let to = from;
    while (this.#sorted[to]?.startsWith(word)) to++;
    return this.#sorted.slice(from, to);
  }
}

function hasAny(own: OwnWords, words: readonly QueryWord[]): boolean {
  return words.some(({ word, isPrefix, within }) => {
    const isHere = (isInName: boolean | undefined) =>
      isInName !== undefined && (within !== "name" || isInName);
    if (!isPrefix) return isHere(own.get(word));
    for (const [one, isInName] of own) if (one.startsWith(word) && isHere(isInName)) return true;
    return false;
  });
}

/** Where the first text is that is not before `wanted`. */
function firstAtLeast(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A number that another text hardly has (FNV-1a). */
function printOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
