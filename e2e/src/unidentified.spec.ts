import { expect, people, test } from './portal.ts';
import { picture } from './picture.ts';

// Where `JOIN_URL` of the journeys leads.
const joining = 'https://felagid.example/adild';

test('O104 anybody finds their work among unidentified usage, and is led to joining, and a member to claiming it', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const lines = (await (await request.get('/api/unidentifiedUsage?limit=50')).json()) as {
    heitI_VERKS: string | null;
  }[];
  const title = lines.find(({ heitI_VERKS }) => heitI_VERKS)?.heitI_VERKS ?? '';
  expect(title).not.toBe('');
  const isMine = say({ is: 'Þetta er mitt', en: 'This is mine' });
  const open = async () => {
    await page.getByRole('searchbox').fill(title);
    await page
      .getByRole('button', { name: `${isMine}: ${title}`, exact: true })
      .first()
      .click();
    return page.getByRole('dialog', { name: isMine });
  };

  await test.step('without a log-in, it says its number and leads to joining', async () => {
    await page.route(`${joining}*`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Aðild</title><h1>Aðild</h1>' }),
    );
    await page.goto('/ókunn-notkun');
    const dialog = await open();
    await expect(dialog).toContainText(
      new RegExp(say({ is: 'er lína númer \\d+', en: 'is line number \\d+' }), 'u'),
    );
    await portal.expectAccessible();
    await picture(page, 'unidentified-mine');
    await dialog.getByRole('link', { name: say({ is: 'Ganga í félagið', en: 'Join the society' }) }).click();
    await expect(page.getByRole('heading', { name: 'Aðild' })).toBeVisible();
    expect(page.url()).toBe(joining);
  });

  await test.step('a member is let in on the way, and looks for it among what they may claim', async () => {
    await page.goto('/ókunn-notkun');
    const dialog = await open();
    await dialog.getByRole('link', { name: say({ is: 'Gera kröfu', en: 'Claim it' }) }).click();
    await page
      .getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' }), { exact: true })
      .fill(people.member);
    await page.getByLabel(say({ is: 'Lykilorð', en: 'Password' }), { exact: true }).fill('Hljomfall-2026');
    await page.getByRole('button', { name: say({ is: 'Skrá inn', en: 'Log in' }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' }),
    );
    await expect(page.getByRole('searchbox')).toHaveValue(title);
  });
});
