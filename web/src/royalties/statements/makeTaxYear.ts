import { getPerson, listPersonRights } from '@omur/contract/people/persons';
import { getSociety } from '@omur/contract/accounts/sessions';
import { listStatuses } from '@omur/contract/royalties/statistics';
import { call } from '../../platform/api/call.ts';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { startWorker } from './makeInWorker.ts';
import { readAll } from './readPages.ts';
import type { TaxYear } from './taxYear.ts';

interface Making {
  kennitala: string;
  signal: AbortSignal;
  onRead: (read: number, all: number) => void;
}

/** Reads what all rights of a person earned in a year, and has the document made of it. */
export async function makeTaxYear(year: number, { kennitala, signal, onRead }: Making): Promise<Blob> {
  const worker = startWorker(signal);
  try {
    const [society, person] = await Promise.all([
      call(getSociety, { signal }),
      call(getPerson, { params: { kennitala }, signal }),
    ]);
    const held = await readAll(listPersonRights, { params: { personId: person.personId }, signal });
    const rights: TaxYear['rights'] = [];
    for (const right of held) {
      const query = { rightId: right.rightId, fromDay: `${year}-01-01`, toDay: `${year}-12-31` };
      rights.push({ right, statuses: await readAll(listStatuses, { query, signal }) });
      onRead(rights.length, held.length);
    }
    const summary = {
      language: chosenLanguage(),
      societyName: society.societyName,
      holderName: person.name,
      nationalId: kennitala,
      year,
      rights,
      madeOn: new Date().toISOString().slice(0, 10),
    };
    return await worker.make({ kind: 'taxYear', summary });
  } finally {
    worker.stop();
  }
}
