import { takeStep } from './assemblySteps.ts';
import { picture } from './picture.ts';
import { ask, expect, momentIn, people, send, test } from './portal.ts';

const dayFromNow = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return { typed: `${day}/${month}/${year}`, iso: `${year}-${month}-${day}` };
};

test('O120–O127, O325 administrators call an assembly, and a member votes', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const title = portal.unique('Aðalfundur');
  const form = page.getByRole('dialog');
  const fill = (name: { is: string; en: string }, value: string) =>
    form.getByRole('textbox', { name: say(name), exact: true }).fill(value);

  await test.step('one makes it and asks to announce it', async () => {
    await portal.openAs(people.administrator, '/aðalfundir');
    await page.getByRole('button', { name: say({ is: 'Nýr fundur', en: 'New assembly' }) }).click();
    await fill({ is: 'Heiti á íslensku', en: 'Title in Icelandic' }, title);
    await fill({ is: 'Heiti á ensku', en: 'Title in English' }, title);
    await fill(
      { is: 'Fundarboð á íslensku', en: 'Notice in Icelandic' },
      'Boðað er til fundar.\n\n1. Samþykktir\n2. Stjórn',
    );
    await fill(
      { is: 'Fundarboð á ensku', en: 'Notice in English' },
      'You are invited.\n\n1. Articles\n2. Board',
    );
    await fill({ is: 'Fundardagur', en: 'Day' }, dayFromNow(1).typed);
    await form.getByLabel(say({ is: 'Hefst kl.', en: 'Begins at' })).fill('14:00');
    await fill({ is: 'Kosningu lýkur', en: 'Vote closes on' }, dayFromNow(2).typed);
    await form.getByLabel(say({ is: 'Lýkur kl.', en: 'Closes at' })).fill('18:00');
    await fill({ is: 'Dagur kjörskrár', en: 'Day of the list' }, dayFromNow(-1).typed);
    await form.getByRole('button', { name: say({ is: 'Bæta við kosningu', en: 'Add a vote' }) }).click();
    const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true });
    await save.click();
    const missing = { is: 'Þetta vantar.', en: 'This is missing.' };
    await expect(form).toContainText(say(missing));
    await portal.inOtherLanguage(async (other) => {
      await expect(form).toContainText(other(missing));
      await expect(
        form.getByRole('textbox', { name: other({ is: 'Fundardagur', en: 'Day' }), exact: true }),
      ).toHaveValue(dayFromNow(1).typed);
    });
    await fill(
      { is: 'Spurning á íslensku', en: 'Question in Icelandic' },
      'Á að breyta samþykktum félagsins?',
    );
    await fill({ is: 'Spurning á ensku', en: 'Question in English' }, 'Shall the articles be amended?');
    await portal.expectAccessible();
    await picture(page, 'assembly-form');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: say({ is: 'Boða fund', en: 'Announce' }) }).click();
    await expect(page.getByRole('main')).toContainText(
      say({ is: 'bað um skrefið', en: 'asked for the step' }),
    );
    await picture(page, 'assembly-step');
    await portal.inOtherLanguage(async (other) => {
      await expect(page.getByRole('main')).toContainText(
        other({ is: 'bað um skrefið „Boða fund“', en: 'asked for the step “Announce”' }),
      );
      await expect(page.getByRole('main')).toContainText(other({ is: 'Drög', en: 'Draft' }));
    });
  });

  await test.step('another confirms, and both take the next steps', async () => {
    const listed = await ask<{ adalfunduR_NR: number; heitI_FUNDAR_IS: string }[]>(
      request,
      people.administrator,
      '/api/assemblies',
    );
    const id = listed.find(({ heitI_FUNDAR_IS: called }) => called === title)?.adalfunduR_NR;
    await takeStep(request, people.secondAdministrator, { id, state: 'announced' });
    for (const state of ['listed', 'open'])
      for (const who of [people.administrator, people.secondAdministrator])
        await takeStep(request, who, { id, state });
  });

  await test.step('a member votes', async () => {
    const main = desk.page.getByRole('main');
    const ballot = desk.page.getByRole('dialog');
    const vote = say({ is: 'Greiða atkvæði', en: 'Vote' });
    await desk.portal.openAs(people.lyricist, '/aðalfundir');
    await picture(desk.page, 'assemblies');
    await main.getByRole('link', { name: title }).click();
    const notice = { is: '1. Samþykktir', en: '1. Articles' };
    await expect(main).toContainText(say(notice));
    await desk.portal.expectAccessible();
    await picture(desk.page, 'assembly');
    await desk.portal.inOtherLanguage(async (other) => {
      await expect(main).toContainText(other(notice));
      await expect(main).toContainText(momentIn(other));
      await expect(main).toContainText(other({ is: 'Kosning stendur yfir', en: 'Vote open' }));
    });
    await main.getByRole('button', { name: vote, exact: true }).click();
    await ballot.getByRole('button', { name: vote, exact: true }).click();
    const unanswered = { is: 'Veldu kost eða auðan seðil', en: 'Choose an option, or blank' };
    const yes = { is: 'Já', en: 'Yes' };
    await expect(ballot).toContainText(say(unanswered));
    await desk.portal.inOtherLanguage(async (other) => {
      await expect(ballot).toContainText(other(unanswered));
      await expect(ballot).toContainText(
        other({ is: 'Á að breyta samþykktum félagsins?', en: 'Shall the articles be amended?' }),
      );
      await ballot.getByRole('radio', { name: other(yes), exact: true }).check();
    });
    // What was chosen in one language is chosen in the other.
    await expect(ballot.getByRole('radio', { name: say(yes), exact: true })).toBeChecked();
    await desk.portal.expectAccessible();
    await picture(desk.page, 'assembly-ballot');
    await ballot.getByRole('button', { name: vote, exact: true }).click();
    await expect(ballot.getByRole('textbox')).toHaveValue(/^[0-9A-F]{20}$/u);
    await picture(desk.page, 'assembly-receipt');
    const receipt = await ballot.getByRole('textbox').inputValue();
    await desk.portal.inOtherLanguage(async (other) => {
      await expect(
        ballot.getByRole('heading', { name: other({ is: 'Atkvæðið er greitt', en: 'Your vote is cast' }) }),
      ).toBeVisible();
      await expect(ballot.getByRole('textbox')).toHaveValue(receipt);
    });
    await ballot.getByRole('button').last().click();
    const cast = { is: 'Atkvæði greitt', en: 'Vote cast' };
    await expect(main).toContainText(say(cast));
    await expect(main.getByRole('button', { name: vote, exact: true })).toHaveCount(0);
    await desk.portal.inOtherLanguage(async (other) => {
      await expect(main).toContainText(other(cast));
    });
  });
});

test('O254 staff see that a list of voters is old, and two make it anew', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const title = portal.unique('Aukafundur');
  const { adalfunduR_NR: id } = await send<{ adalfunduR_NR: number }>(
    request,
    people.administrator,
    '/api/assemblies',
    {
      HEITI_FUNDAR_IS: title,
      HEITI_FUNDAR_EN: title,
      FUNDARBOD_IS: 'Boðað er til fundar.',
      FUNDARBOD_EN: 'You are invited.',
      FUNDUR_HEFST: `${dayFromNow(3).iso}T14:00:00Z`,
      DAGUR_KJORSKRAR: dayFromNow(-1).iso,
      KOSNINGU_LYKUR: `${dayFromNow(4).iso}T14:00:00Z`,
      HAMARK_UMBODA: 1,
      KOSNINGAR: [],
    },
  );
  for (const state of ['announced', 'listed'])
    for (const who of [people.administrator, people.secondAdministrator])
      await takeStep(request, who, { id, state });
  const name = portal.unique('Síðbúin Dóttir');
  await send(request, people.editor, '/api/members', {
    KENNITALA: `010130${String(2000 + Math.floor(Math.random() * 7000))}`,
    NAFN: name,
    DAGS_UMBODS: dayFromNow(-2).iso,
  });

  await portal.openAs(people.administrator, `/aðalfundir/${id}`);
  await main
    .getByRole('button', { name: say({ is: 'Skoða breytingarnar', en: 'Look at the changes' }) })
    .click();
  const anew = { name: say({ is: 'Gera kjörskrá að nýju', en: 'Make the list anew' }), exact: true };
  const changes = { name: say({ is: 'Breytingar á kjörskrá', en: 'Changes to the list of voters' }) };
  await expect(main.getByRole('heading', changes)).toBeFocused();
  const row = main.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(say({ is: 'Bætist við', en: 'Comes on' }));
  await portal.expectAccessible();
  await picture(page, 'assembly-list-old');
  await main.getByRole('button', anew).click();
  await expect(main).toContainText(say({ is: 'bað um skrefið', en: 'asked for the step' }));
  await picture(page, 'assembly-list-asked');

  await desk.portal.openAs(people.secondAdministrator, `/aðalfundir/${id}`);
  const theirs = desk.page.getByRole('main');
  await theirs
    .getByRole('button', {
      name: new RegExp(say({ is: 'Staðfesta: Gera kjörskrá', en: 'Confirm: Make the list' }), 'u'),
    })
    .click();
  await expect(theirs.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(theirs).toContainText(say({ is: 'Opna kosningu', en: 'Open the vote' }));
});
