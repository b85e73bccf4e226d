export const research = {
  title: "research",
};
