export const planLesson = {
  title: "planLesson",
};
