const controls = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/u;
const nothingToSee =
  /^[\s\u200b-\u200d\u2060\ufeff]*[\u200b-\u200d\u2060\ufeff][\s\u200b-\u200d\u2060\ufeff]*$/u;

/**
 * Whether a text can be shown on a line as it is: without line breaks and other controls, without marks that turn the direction of what
 * stands beside it, and not of signs of no width alone.
 */
export function isOneLine(text: string): boolean {
  return !controls.test(text) && !nothingToSee.test(text);
}
