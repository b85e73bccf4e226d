export const study = {
  title: "study",
};
