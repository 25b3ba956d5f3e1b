import type { APIRequestContext } from '@playwright/test';
import { picture } from './picture.ts';
import { ask, expect, logIn, people, send, test } from './portal.ts';

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
/** Þórdís's late father, whose right she and her sister hold. */
const father = 10_007;

test('R202 who confirms other terms of a contract reads who holds the right and has not agreed, and says so', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const number = await otherTerms(request);
  const holders = 'Hallveig Mist Öndólfsdóttir, Þórdís Æsa Öndólfsdóttir';
  const confirm = say({ is: 'Staðfesta', en: 'Confirm' });
  await portal.openAs(people.secondEditor, '/staðfestingar');
  const row = page
    .getByRole('row')
    .filter({ hasText: say({ is: `Samningur nr. ${number} `, en: `Contract no. ${number} ` }) });
  await expect(row).toContainText(
    say({ is: `Hafa ekki samþykkt: ${holders}`, en: `Have not agreed: ${holders}` }),
  );
  await portal.expectAccessible();
  await picture(page, 'unheard-change');
  await row.getByRole('button', { name: confirm }).click();
  const question = page.getByRole('alertdialog');
  const words = {
    is: `fyrir þá liggur ekkert samþykki: ${holders}.`,
    en: `nothing says that they have agreed: ${holders}.`,
  };
  await expect(question).toContainText(say(words));
  await portal.expectAccessible();
  await picture(page, 'unheard-change-asked');
  await portal.inOtherLanguage((other) => expect(question).toContainText(other(words)));
  await question.getByRole('button', { name: confirm, exact: true }).click();
  await expect(
    page.getByText(say({ is: 'Breytingin er staðfest', en: 'The change is confirmed' })),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** An editor asks for other terms of a contract to come, of one of the father's works; answers its number. */
async function otherTerms(request: APIRequestContext): Promise<number> {
  const headersOf = async (kennitala: string) => ({
    authorization: `Bearer ${(await logIn(request, kennitala)).token}`,
  });
  const [work] = await ask<{ verK_NR: number }[]>(
    request,
    people.editor,
    `/api/authors/${father}/compositions?limit=1`,
  );
  const terms = {
    UPPHAF_SAMNINGS: day(300),
    LOK_SAMNINGS: day(400),
    PERFORMANCE_SHARE: 1,
    MECHANICAL_SHARE: 1,
  };
  const submissions = '/api/persons/publishers/contractsSubmissions';
  const { publisheR_SAMNINGUR_I_BID_NR: submission } = await send<{ publisheR_SAMNINGUR_I_BID_NR: number }>(
    request,
    people.editor,
    submissions,
    { ...terms, PUBLISHER_NR: 1004, HOFUNDUR_NR: father, VERK: [work?.verK_NR] },
  );
  const approved = await request.patch(`${submissions}/${submission}`, {
    headers: await headersOf(people.secondEditor),
    data: { SAMTHYKKT: 1, SKORUN_LEYFD: 1, RETTHAFAR_SKODADIR: 1 },
  });
  const { publisheR_SAMNINGUR_NR: number } = (await approved.json()) as { publisheR_SAMNINGUR_NR: number };
  const contract = `/api/persons/publishers/contracts/${number}`;
  const { utgafa } = await ask<{ utgafa: number }>(request, people.editor, contract);
  const changed = await request.put(contract, {
    headers: await headersOf(people.editor),
    data: { ...terms, PERFORMANCE_SHARE: 2, UTGAFA: utgafa },
  });
  expect(changed.status()).toBe(200);
  return number;
}
