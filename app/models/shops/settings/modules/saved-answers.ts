import { z } from "zod";
import { privateModule } from "./settings-module";

/** Answers that staff give often, to begin one with (rule office-10). */
export const savedAnswers = privateModule(
  z
    .array(
      z.object({ name: z.string().trim().min(1).max(80), text: z.string().trim().min(1).max(3000) }).strict(),
    )
    .max(50)
    .default([]),
);
