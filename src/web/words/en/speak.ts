export const speak = {
  title: "speak",
};
