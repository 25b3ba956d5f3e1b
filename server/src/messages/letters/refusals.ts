/** What is known of a failure to mail a letter. */
interface Failure {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The mail server is there, and does not take this letter: the others need not wait. */
export function isOfLetter(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as Failure;
  return isUnfit(error) || (responseCode >= 400 && /^(EENVELOPE|EMESSAGE)$/.test(code));
}

/** The address is none that a mail server could be told, so that none was asked. */
function isUnfit(error: unknown): boolean {
  const { code, command } = error as Failure;
  return code === 'EENVELOPE' && command === 'API';
}

/** RFC 3463: there is no such mailbox, it takes nothing, or the letter itself is not taken; 5.1.7 and 5.1.8 are about the sender. */
const ofMailbox = /^5\d\d[ -]5\.(?:1\.(?![78]\b)\d+|2\.\d+)\b/;
const ofContent = /^5\d\d[ -]5\.6\.\d+\b/;

/**
 * O340: whether a letter was refused for good, and whether the reason is its address. What a mail server refuses with a code that speaks of
 * neither, or with none, may be about the society as well, such as a sender that it does not know, a list that its machine stands on or a
 * quota that is used up, which would end every letter: that is for good where it has taken another letter after it had refused this one.
 */
export function refusedForGood(error: unknown, hasTakenAnother: boolean): 'address' | 'letter' | undefined {
  if (isUnfit(error)) return 'letter';
  const { command = '', response = '', responseCode = 0 } = error as Failure;
  if (responseCode < 500 || !/^(RCPT TO|DATA)$/.test(command)) return undefined;
  if (ofMailbox.test(response)) return 'address';
  const isMalformed = command === 'RCPT TO' && responseCode === 501;
  return isMalformed || ofContent.test(response) || hasTakenAnother ? 'letter' : undefined;
}
