import fc from "fast-check";

// A commit that passed once passes again: its properties are tried with the same cases. See docs/testing.md,
// "More".

const seed = process.env.FUZZ_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
