/** Bytes of a word of 64 places. */
export const wordBytes: usize = 8;
/** Bytes of a step of runs: 128 places. */
export const stepBytes: usize = 16;

/** Address within a set where a run begins. */
@inline
export function fromOf(runs: usize, run: u32): usize {
  return (load<u32>(runs + (run << 3)) as usize) * stepBytes;
}

/** Address within a set where a run ends. */
@inline
export function toOf(runs: usize, run: u32): usize {
  return (load<u32>(runs + (run << 3), 4) as usize) * stepBytes;
}

/** The nth address of a list. */
@inline
export function planeOf(planes: usize, nth: u32): usize {
  return load<u32>(planes + (nth << 2)) as usize;
}
