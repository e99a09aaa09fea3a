/** Most shops that have figures of their own: each is some dozen series in Prometheus. */
const mostLabels = 200;

/** Keeps a label from taking ever more values: those that come late share the label `other`. */
export class BoundedLabels {
  readonly #known = new Set<string>();

  constructor(private readonly most = mostLabels) {}

  label(value: string): string {
    if (this.#known.has(value)) return value;
    if (this.#known.size >= this.most) return "other";
    this.#known.add(value);
    return value;
  }
}
