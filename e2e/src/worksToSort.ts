import type { APIRequestContext } from '@playwright/test';
import { expect, logIn, people, type Portal } from './portal.ts';

/** What Amélie wrote, with whom, and whether staff have approved it: three types and three lights, and titles for Icelandic order. */
const written = [
  ['Ögurstund', 36, null, true],
  ['Ævintýri', 33, 34, true],
  ['Þoka', 34, 33, true],
  ['Zeppelín', 36, null, false],
  ['Ýlir', 36, 36, true],
  ['Dögg', 36, null, true],
  ['Ðúr', 33, 34, false],
  ['Ás', 34, 33, false],
  ['alda', 36, null, true],
  ['Afi', 36, null, false],
  ['Bára', 33, 34, true],
] as const;

/** Works that no other journey changes; answers a word that finds them all, and no others. */
export async function worksToSort({ unique }: Portal, request: APIRequestContext): Promise<string> {
  const word = unique('í röð');
  const [own, staff] = await Promise.all(
    [people.abroad, people.editor].map(async (kennitala) => ({
      authorization: `Bearer ${(await logIn(request, kennitala)).token}`,
    })),
  );
  await Promise.all(
    written.map(async ([title, typeOfAuthor, typeOfOther, isApproved]) => {
      const ratio = typeOfOther === null ? 100 : 50;
      // Vébjörn, who does not log in: what he is asked is read by nobody.
      const other = { id: 10_009, typeOfAuthor: typeOfOther, ratio };
      const registered = await request.post('/api/compositions', {
        headers: own,
        data: {
          HEITI_VERKS: `${title} ${word}`,
          LENGD: '3.30',
          authors: [{ id: 10_006, typeOfAuthor, ratio }, ...(typeOfOther === null ? [] : [other])],
        },
      });
      expect(registered.status()).toBe(201);
      if (!isApproved) return;
      const { verK_NR } = (await registered.json()) as { verK_NR: number };
      const approved = await request.patch(`/api/compositions/${verK_NR}/review`, {
        headers: staff,
        data: { SAMTHYKKT: true },
      });
      expect(approved.status()).toBe(204);
    }),
  );
  return word;
}
