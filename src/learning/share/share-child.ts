import { answerApart } from "../../strangers/answer-apart.ts";
import { BadArchive } from "../../text/plain-archive.ts";
import { unpackCourse } from "./unpack-course.ts";

if (import.meta.main)
  await answerApart(({ bytes }) => {
    try {
      return { ok: true, course: unpackCourse(bytes) };
    } catch (error) {
      if (error instanceof BadArchive) return { ok: false, message: error.message };
      throw error;
    }
  });
