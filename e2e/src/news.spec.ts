import { picture } from './picture.ts';
import { expect, people, test } from './portal.ts';

/** One dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('O135–O138, O264, O288 staff write news with a picture, which members read, and everybody by the feed', async ({
  page,
  portal,
  desk,
  visit,
}) => {
  const { say } = portal;
  const headline = portal.unique('Ný gjaldskrá');
  const { page: at } = desk;
  const form = at.getByRole('dialog');
  await desk.portal.openAs(people.editor, '/fréttir');
  await at.getByRole('button', { name: say({ is: 'Skrifa frétt', en: 'Write an article' }) }).click();
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await expect(form).toContainText(say({ is: 'Þetta vantar.', en: 'This is missing.' }));
  for (const [label, text] of [
    [{ is: 'Fyrirsögn á íslensku', en: 'Headline in Icelandic' }, headline],
    [{ is: 'Fyrirsögn á ensku', en: 'Headline in English' }, headline],
    [{ is: 'Texti á íslensku', en: 'Text in Icelandic' }, 'Gjaldskráin tekur gildi um áramót.'],
    [{ is: 'Texti á ensku', en: 'Text in English' }, 'The tariff takes effect at New Year.'],
  ] as const)
    await form.getByRole('textbox', { name: say(label) }).fill(text);
  await desk.portal.expectAccessible();
  await picture(at, 'news-form');
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await expect(at.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  await portal.openAs(people.member, '/fréttir');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(headline)).toBeHidden();

  await at
    .locator('input[type=file]')
    .setInputFiles({ name: 'Hús félagsins.png', mimeType: 'image/png', buffer: dot });
  await at.getByRole('button', { name: say({ is: 'Senda 1 skrá', en: 'Send 1 file' }) }).click();
  await expect(at.getByRole('img', { name: 'Hús félagsins' })).toBeVisible();
  await at.getByRole('button', { name: say({ is: 'Breyta', en: 'Change' }), exact: true }).click();
  for (const [label, text] of [
    [
      { is: 'Hvað er á Hús félagsins.png, á íslensku', en: 'What is in Hús félagsins.png, in Icelandic' },
      'Húsið að vetri',
    ],
    [
      { is: 'Hvað er á Hús félagsins.png, á ensku', en: 'What is in Hús félagsins.png, in English' },
      'The house in winter',
    ],
  ] as const)
    await form.getByRole('textbox', { name: say(label) }).fill(text);
  await desk.portal.expectAccessible();
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await form
    .getByRole('textbox', { name: say({ is: 'Birtist', en: 'Publish on' }) })
    .fill(`${day}/${month}/${year}`);
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await expect(form).toBeHidden();

  await page.reload();
  await page.getByRole('link', { name: headline }).click();
  const shown = say({ is: 'Húsið að vetri', en: 'The house in winter' });
  await expect(page.getByRole('img', { name: shown })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say({ is: 'um áramót', en: 'at New Year' }));
  await portal.expectAccessible();
  await picture(page, 'news');

  const { page: reader, portal: anybody } = await visit(portal.language);
  await reader.goto('/fréttir-félagsins');
  await expect(reader.getByRole('link', { name: headline })).toBeVisible();
  await anybody.expectAccessible();
  const feed = reader.getByRole('link', { name: say({ is: 'Áskrift (RSS)', en: 'Feed (RSS)' }) });
  const answer = await reader.request.get(String(await feed.getAttribute('href')));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('application/rss+xml'),
  ]);
  const item = (await answer.text()).split('<item>').find((one) => one.includes(headline)) ?? '';
  const { pathname, search } = new URL(/<link>([^<]*)<\/link>/u.exec(item)?.[1] ?? '');
  await reader.goto(`${pathname}${search}`);
  await expect(reader.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(reader.getByRole('img', { name: shown })).toBeVisible();
});
