import { createHash, verify as verifySignature } from 'node:crypto';

/** The ballots as they are counted: receipts apart from choices, and each question by itself. */
export interface ExportedBallots {
  receipts: string[];
  questions: number[][][];
}

interface CountedQuestion {
  questionIs: string;
  questionEn: string;
  mostChosen: number;
  blank: number;
  options: { optionIs: string; optionEn: string; votes: number }[];
}

/** What is signed, byte by byte as it stands in the file. */
export interface Result {
  society: string;
  assemblyId: number;
  titleIs: string;
  titleEn: string;
  listOn: string;
  closesAt: string;
  voters: number;
  castVotes: number;
  questions: CountedQuestion[];
  ballotsSha256: string;
}

export interface TallyFile {
  format: 'omur-tally-1';
  result: string;
  ballots: ExportedBallots;
  /** Ed25519 over the bytes of `result`, base64. */
  signature: string;
  /** SPKI, base64. */
  publicKey: string;
}

export const hashOfBallots = (ballots: ExportedBallots) =>
  createHash('sha256').update(JSON.stringify(ballots)).digest('hex');

/**
 * The count that anybody repeats, from the file alone, and a check of everything in it; answers what is wrong, nothing where it is right (O128, O129).
 * `knownKey` is the society's key as had from elsewhere: the one in the file proves only that the file is whole.
 */
export function problemsOfTally(text: string, knownKey?: string): string[] {
  const file = JSON.parse(text) as TallyFile;
  const result = JSON.parse(file.result) as Result;
  const { receipts, questions } = file.ballots;
  const found: string[] = [];
  if (knownKey !== undefined && knownKey !== file.publicKey) found.push('signed with another key');
  const key = { key: Buffer.from(file.publicKey, 'base64'), format: 'der', type: 'spki' } as const;
  if (!verifySignature(null, Buffer.from(file.result), key, Buffer.from(file.signature, 'base64')))
    found.push('the signature does not fit the result');
  if (hashOfBallots(file.ballots) !== result.ballotsSha256)
    found.push('the ballots are not those that were signed');
  if (result.castVotes > result.voters) found.push('more votes than voters');
  if (receipts.length !== result.castVotes || new Set(receipts).size !== receipts.length)
    found.push('the receipts are not one for each vote');
  if (questions.length !== result.questions.length) found.push('the ballots are on other questions');
  result.questions.forEach((question, at) =>
    found.push(
      ...problemsOfQuestion(question, questions[at] ?? [], result.castVotes).map(
        (one) => `question ${at + 1}: ${one}`,
      ),
    ),
  );
  return found;
}

/** What is counted otherwise in one question's ballots, of which there have to be as many as votes were cast. */
export function problemsOfQuestion(
  counted: CountedQuestion,
  ballots: readonly number[][],
  cast: number,
): string[] {
  const found: string[] = [];
  const { options, mostChosen } = counted;
  const votes = options.map(() => 0);
  let blank = 0;
  for (const chosen of ballots) {
    if (chosen.length === 0) blank += 1;
    if (chosen.length > mostChosen || new Set(chosen).size !== chosen.length)
      found.push('a ballot chooses too much');
    for (const place of chosen) {
      if (votes[place - 1] === undefined) found.push('a ballot chooses what is not offered');
      else votes[place - 1] = (votes[place - 1] ?? 0) + 1;
    }
  }
  if (ballots.length !== cast) found.push('there are not as many ballots as votes');
  if (blank !== counted.blank) found.push('the blank ballots are counted differently');
  options.forEach((option, at) => {
    if (option.votes !== votes[at]) found.push(`option ${at + 1} is counted differently`);
  });
  return found;
}
