export const planWorkspace = {
  title: "planWorkspace",
};
