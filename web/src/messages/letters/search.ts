/** How the mailbox stands: search, state, and the letter that is open. */
export interface MailboxSearch {
  leit?: string | undefined;
  stada?: string | undefined;
  bref?: number | undefined;
}
