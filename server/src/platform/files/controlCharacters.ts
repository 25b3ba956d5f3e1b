/** A control character (C0, delete, C1): no cell of a file that people send has one. */
export const controlCharacter = /\p{Cc}/u;
