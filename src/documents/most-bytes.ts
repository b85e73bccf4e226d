/** What a document may weigh: a presentation full of photographs has 40 MB; beyond that somebody chose the wrong file. */
export const mostBytes = 50_000_000;
