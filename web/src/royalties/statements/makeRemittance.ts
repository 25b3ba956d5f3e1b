import { getPerson } from '@omur/contract/people/persons';
import { getSociety } from '@omur/contract/accounts/sessions';
import type { Payment } from '@omur/contract/royalties/payments';
import { call } from '../../platform/api/call.ts';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { startWorker } from './makeInWorker.ts';

/** Makes the document of a payment to the person with this kennitala. */
export async function makeRemittance(
  payment: Payment,
  kennitala: string,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = startWorker(signal);
  try {
    const [society, person] = await Promise.all([
      call(getSociety, { signal }),
      call(getPerson, { params: { kennitala }, signal }),
    ]);
    const remittance = {
      language: chosenLanguage(),
      societyName: society.societyName,
      holderName: person.name,
      nationalId: kennitala,
      payment,
      madeOn: new Date().toISOString().slice(0, 10),
    };
    return await worker.make({ kind: 'remittance', remittance });
  } finally {
    worker.stop();
  }
}
