export const studyExercise = {
  title: "studyExercise",
};
