/** A style sheet that is read in as its text. */
declare module "*.css" {
  const text: string;
  export default text;
}
