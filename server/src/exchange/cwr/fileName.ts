import type { Version } from './layouts/index.ts';

/** The parts of a file's name: CWyynnnnsss_rrr.V21 or .V22, in older files with two digits for the number. */
export interface CwrFileName {
  /** The last two digits of the year. */
  year: number;
  sequence: number;
  /** Codes of two or three characters; 000 stands for several receivers. */
  sender: string;
  receiver: string;
  version: Version;
}

/** @throws if a part has no place in the name. */
export function fileNameOf({ year, sequence, sender, receiver, version }: CwrFileName): string {
  const code = /^[A-Z0-9]{2,3}$/u;
  if (!code.test(sender) || !code.test(receiver))
    throw new Error('Sender and receiver have two or three capitals or digits.');
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > 9999)
    throw new Error('Files of a year are numbered from 1 to 9999.');
  const yy = String(year % 100).padStart(2, '0');
  const nnnn = String(sequence).padStart(4, '0');
  return `CW${yy}${nnnn}${sender}_${receiver}.V${version.replace('.', '')}`;
}

/** The parts of a name; undefined if it is no name of a CWR file. */
export function readFileName(name: string): CwrFileName | undefined {
  const parts = /^CW(\d\d)(\d{4}|\d{2})([A-Z0-9]{2,3})_([A-Z0-9]{2,3})\.V(21|22)$/iu.exec(name);
  if (!parts) return undefined;
  const [, year = '', sequence = '', sender = '', receiver = '', version] = parts;
  return {
    year: Number(year),
    sequence: Number(sequence),
    sender: sender.toUpperCase(),
    receiver: receiver.toUpperCase(),
    version: version === '21' ? '2.1' : '2.2',
  };
}
