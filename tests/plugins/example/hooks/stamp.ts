/** Adds to a run's result how many words the answer has. */
export default {
  name: "stamp",
  on: "postLoop",
  run(event: { point: "postLoop"; text: string }) {
    const words = event.text.split(/\s+/).filter(Boolean).length;
    return { result: { stamp: { words } }, report: { words } };
  },
};
