export const planWorkspace = {
  title: "Workspace",
  toggle: "Workspace",
  resize: "Width of the workspace",
};
