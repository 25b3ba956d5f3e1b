import { messages } from './messages.ts';

const newLetter = '/gleymt-lykilord';

/** What the way on from an error page is called: to a draft, or to a password that could not be set. */
export function backText(back: string) {
  if (back === newLetter) return messages.newLetter;
  return isOfReset(back) ? messages.otherPassword : messages.back;
}

export const isOfReset = (back: string | undefined) =>
  back === newLetter || back?.startsWith(`${newLetter}/`) === true;
