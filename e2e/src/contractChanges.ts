import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, people } from './portal.ts';

export const changeAsked = {
  is: 'Breytingin bíður þess að annar starfsmaður staðfesti hana.',
  en: 'The change is waiting for another staff member to confirm it.',
};
export const changeWaits = {
  is: 'Breyting á samningnum bíður staðfestingar',
  en: 'A change to this contract is waiting for confirmation',
};

interface Waiting {
  stadfestinG_NR: number;
  publisheR_SAMNINGUR_NR: number | null;
}

/** R136: another of the staff confirms what waits of a contract. */
export async function confirmChanges(request: APIRequestContext, contractId: number): Promise<void> {
  const { token } = await logIn(request, people.secondEditor);
  const headers = { authorization: `Bearer ${token}` };
  const list = await request.get('/api/confirmations?limit=1000', { headers });
  const waiting = ((await list.json()) as Waiting[]).filter(
    ({ publisheR_SAMNINGUR_NR: of }) => of === contractId,
  );
  expect(waiting).not.toEqual([]);
  for (const { stadfestinG_NR: number } of waiting) {
    const confirmed = await request.patch(`/api/confirmations/${number}`, {
      headers,
      data: { SAMTHYKKT: 1, RETTHAFAR_SKODADIR: 1 },
    });
    expect(confirmed.status()).toBe(204);
  }
}
