/** Two lists in order as one list in order. */
export function mergeSorted(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const merged = new Uint32Array(one.length + other.length);
  let left = 0;
  let right = 0;
  let at = 0;
  while (left < one.length && right < other.length) {
    const a = one[left] as number;
    const b = other[right] as number;
    if (a < b) {
      merged[at++] = a;
      left++;
    } else {
      merged[at++] = b;
      right++;
    }
  }
  merged.set(one.subarray(left), at);
  merged.set(other.subarray(right), at + one.length - left);
  return merged;
}
