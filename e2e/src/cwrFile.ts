/** A work of Þórdís of the demo society and her publisher, whose contract gives it a third. */
export interface SentWork {
  number: string;
  title: string;
  /** What the publisher claims of the performing right, in hundredths. */
  publisherShare: number;
}

const publisherIpi = '00418430181';
const writerIpi = '98001000132';

/** A line whose fields stand at these columns, counted from 1. */
function line(type: string, fields: readonly (readonly [column: number, text: string])[]): string {
  let text = type;
  for (const [column, value] of fields) text = text.slice(0, column - 1).padEnd(column - 1) + value;
  return text;
}

const share = (hundredths: number) => String(hundredths).padStart(5, '0');
const eight = (count: number) => String(count).padStart(8, '0');
const whole = share(10_000);

function recordsOf({ number, title, publisherShare }: SentWork) {
  const [published, own] = [share(publisherShare), share(10_000 - publisherShare)];
  const publisher = [20, '01P1'] as const;
  return [
    line('NWR', [
      [20, title],
      [82, number],
      [107, '00000000'],
      [127, 'POP000305NMTX'],
      [143, 'ORI'],
    ]),
    line('SPU', [
      publisher,
      [31, 'OMBLIDA UTGAFA EHF'],
      [77, 'E'],
      [88, publisherIpi],
      [113, `077${published}077${whole}077${whole}`],
    ]),
    line('SPT', [
      [20, 'P1'],
      [35, `${published}${whole}${whole}I2136`],
      [56, '001'],
    ]),
    line('SWR', [
      [20, 'W1'],
      [29, 'ONDOLFSDOTTIR'],
      [74, 'THORDIS AESA'],
      [105, 'CA'],
      [116, `${writerIpi}077${own}`],
      [135, '   00000   00000'],
    ]),
    line('SWT', [
      [20, 'W1'],
      [29, `${own}0000000000I2136`],
      [50, '001'],
    ]),
    line('PWR', [
      [20, 'P1'],
      [29, 'OMBLIDA UTGAFA EHF'],
      [102, 'W1'],
      [111, '01'],
    ]),
  ];
}

/** A file of CWR 2.2 that the demo publisher sends. */
export function cwrFile(works: readonly SentWork[]): Buffer {
  const transactions = works.map((work, at) =>
    recordsOf(work).map((text, record) => text.slice(0, 3) + eight(at) + eight(record) + text.slice(19)),
  );
  const details = transactions.flat();
  const [groups, counts] = ['00001', eight(works.length)];
  const lines = [
    line('HDR', [
      [4, `PB${publisherIpi.slice(2)}OMBLIDA UTGAFA EHF`],
      [60, '01.102026112109300020261121'],
      [102, '2.2001'],
    ]),
    'GRHNWR0000102.200000000000',
    ...details,
    `GRT${groups}${counts}${eight(details.length + 2)}`,
    `TRL${groups}${counts}${eight(details.length + 4)}`,
  ];
  return Buffer.from(lines.map((one) => `${one}\r\n`).join(''), 'latin1');
}
