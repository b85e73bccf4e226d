/** By which a page says which study's lesson it shows. */
export const lessonHeader = "x-study-lesson";
