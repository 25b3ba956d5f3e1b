import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { seal, unseal } from '../../platform/sealing.ts';

export interface Ballot {
  /** Twenty hexadecimal digits, known to the voter alone. */
  receiptCode: string;
  /** For each question the places of the options, in order. */
  chosen: readonly (readonly number[])[];
}

type Keeping = Pick<Config, 'secretsKey' | 'dataFolder'>;
interface Box {
  assemblyId: number;
  questions: number;
}

const codeBytes = 10;
const choiceBytes = 4;
const ownerOf = ({ assemblyId }: Box) => `ballot box ${assemblyId}`;

export const newReceiptCode = () => randomBytes(codeBytes).toString('hex').toUpperCase();

/**
 * All ballots as one sealed value. Each takes the same room, whatever was chosen, and they stand in the order of their random codes,
 * so that neither the length nor the place tells anything (O126).
 */
export function sealBox(keeping: Keeping, box: Box, ballots: readonly Ballot[]): Buffer {
  const lines = ballots.map(({ receiptCode, chosen }) => {
    const line = Buffer.alloc(codeBytes + box.questions * choiceBytes);
    line.write(receiptCode, 'hex');
    chosen.forEach((places, at) => line.writeUInt32BE(bits(places), codeBytes + at * choiceBytes));
    return line;
  });
  return seal(keeping, Buffer.concat(lines.sort((one, other) => one.compare(other))), ownerOf(box));
}

export function openBox(keeping: Keeping, box: Box, sealed: Buffer): Ballot[] {
  const bytes = unseal(keeping, sealed, ownerOf(box));
  const size = codeBytes + box.questions * choiceBytes;
  return Array.from({ length: bytes.length / size }, (_, at) => {
    const line = bytes.subarray(at * size, (at + 1) * size);
    return {
      receiptCode: line.toString('hex', 0, codeBytes).toUpperCase(),
      chosen: Array.from({ length: box.questions }, (_unused, question) =>
        places(line.readUInt32BE(codeBytes + question * choiceBytes)),
      ),
    };
  });
}

const bits = (chosen: readonly number[]) => chosen.reduce((sum, place) => sum + 2 ** (place - 1), 0);
const places = (sum: number) =>
  Array.from({ length: 30 }, (_, at) => at + 1).filter(
    (place) => Math.floor(sum / 2 ** (place - 1)) % 2 === 1,
  );
