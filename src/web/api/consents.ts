/** What a request says when its sender was asked about personal data and goes on: for that request only. */
export const personalData: "personal-data"[] = ["personal-data"];
