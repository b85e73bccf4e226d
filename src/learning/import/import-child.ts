import { z } from "zod";
import { answerApart } from "../../strangers/answer-apart.ts";
import { importCourse } from "./import-course.ts";
import { ImportOptions } from "./imported.ts";

const Ask = z.object({
  source: z.union([z.object({ path: z.string() }), z.object({ fileName: z.string() })]),
  options: ImportOptions,
});

if (import.meta.main)
  await answerApart(({ ask, bytes }) => {
    const { source, options } = Ask.parse(ask);
    return importCourse("path" in source ? source : { ...source, bytes }, options);
  });
