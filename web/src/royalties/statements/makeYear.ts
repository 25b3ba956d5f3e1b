import { listPersonRights } from '@omur/contract/people/persons';
import { listRightDistributions, listStreamPeriods } from '@omur/contract/royalties/statistics';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { startWorker } from './makeInWorker.ts';
import { readStatement, readNames, type StatementOf } from './makeStatement.ts';
import { readAll } from './readPages.ts';

interface Making {
  kennitala: string;
  signal: AbortSignal;
  onRead: (read: number, all: number) => void;
}

/** H141: reads every statement of a year, of all rights of a person, and has one document made of them. */
export async function makeYear(year: number, { kennitala, signal, onRead }: Making): Promise<Blob> {
  const worker = startWorker(signal);
  try {
    const { personId, ...names } = await readNames(kennitala, signal);
    const statements = await statementsOf(personId, year, signal);
    for (const [read, one] of statements.entries()) {
      onRead(read, statements.length);
      worker.close(await readStatement(one, { ...names, signal, onPage: worker.send }));
    }
    onRead(1, 1);
    const madeOn = new Date().toISOString().slice(0, 10);
    return await worker.make({ kind: 'year', year: { ...names, language: chosenLanguage(), year, madeOn } });
  } finally {
    worker.stop();
  }
}

/** Right by right, each by the day of distribution. */
async function statementsOf(personId: number, year: number, signal: AbortSignal): Promise<StatementOf[]> {
  const days = { fromDay: `${year}-01-01`, toDay: `${year}-12-31` };
  const rights = await readAll(listPersonRights, { params: { personId }, signal });
  const statements: StatementOf[] = [];
  for (const right of rights) {
    const query = { ...days, rightId: right.rightId };
    const [distributions, periods] = await Promise.all([
      readAll(listRightDistributions, { query, signal }),
      readAll(listStreamPeriods, { query, signal }),
    ]);
    const ofRight: (StatementOf & { on: string })[] = [
      ...distributions.map((distribution) => ({ right, distribution, on: distribution.distributedOn })),
      ...periods.map((period) => ({ right, period, ...days, on: period.distributedOn })),
    ];
    statements.push(...ofRight.toSorted((one, other) => one.on.localeCompare(other.on)));
  }
  return statements;
}
