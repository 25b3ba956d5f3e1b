import { ask, expect, people, test } from './portal.ts';
import { picture } from './picture.ts';

interface Row {
  rettindI_NR: number;
  uthlutuN_NR: number;
}

test.describe('messages to the society', () => {
  test('H40, H41, H44, H45, H46 a member asks about a line of a statement; staff answer from the inbox, and the member reads it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const subject = portal.unique('Vantar flutning');
    const main = page.getByRole('main');

    await test.step('from a line of a statement', async () => {
      const { nafN_NR } = await ask<{ nafN_NR: number }>(
        request,
        people.member,
        `/api/persons/${people.member}`,
      );
      const [right] = await ask<Row[]>(request, people.member, `/api/persons/${nafN_NR}/rights`);
      const rights = right?.rettindI_NR ?? 0;
      const paid = await ask<Row[]>(request, people.member, `/api/persons/statistics?rights=${rights}`);
      const latest = paid.at(-1)?.uthlutuN_NR ?? 0;
      await portal.openAs(people.member, `/stats?rettindi=${rights}&uthlutun=${latest}`);
      const kind = say({ is: 'Pottar', en: 'Pots' });
      await page
        .getByRole('table', { name: kind, exact: true })
        .getByRole('button', { expanded: false })
        .first()
        .click();
      await picture(page, 'line');
      await main
        .getByRole('button', {
          name: say({ is: 'Spyrja félagið um línuna', en: 'Ask the society about the line' }),
        })
        .first()
        .click();
      const form = page.getByRole('dialog');
      await expect(form).toContainText(say({ is: 'Erindið er um:', en: 'This is about:' }));
      await form.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }), exact: true }).click();
      const field = form.getByRole('textbox', { name: say({ is: 'Efni', en: 'Subject' }) });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await portal.expectAccessible();
      await field.fill(subject);
      await form
        .getByRole('textbox', { name: say({ is: 'Erindi þitt', en: 'Your message' }) })
        .fill('Lagið hljómaði tvisvar þetta kvöld.');
      await form.locator('input[type=file]').setInputFiles({
        name: 'lagalisti.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj'),
      });
      await picture(page, 'write');
      await form.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
      await expect(main).toContainText('lagalisti.pdf');
      await portal.expectAccessible();
    });

    await test.step('staff find it, take an answer that is ready, and send it', async () => {
      const staff = desk.page;
      await desk.portal.openAs(people.editor, '/innhólf?flipi=canned');
      await staff.getByRole('button', { name: say({ is: 'Nýtt svar', en: 'New answer' }) }).click();
      const form = staff.getByRole('dialog');
      const title = portal.unique('Leiðrétting');
      await form.getByRole('textbox', { name: say({ is: 'Heiti', en: 'Title' }) }).fill(title);
      await form
        .getByRole('textbox', { name: say({ is: 'Á íslensku', en: 'In Icelandic' }) })
        .fill('Við leiðréttum þetta.');
      await form
        .getByRole('textbox', { name: say({ is: 'Á ensku', en: 'In English' }) })
        .fill('We will correct this.');
      await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(form).toBeHidden();
      await desk.portal.expectAccessible();
      await staff.getByRole('tab', { name: say({ is: 'Bíða svars', en: 'To answer' }) }).click();
      await staff.getByRole('main').getByRole('searchbox').fill('hljómaði tvisvar');
      await expect(staff.getByRole('main')).toContainText(subject);
      await picture(staff, 'inbox');
      await desk.portal.expectAccessible();
      await staff.getByRole('link', { name: subject }).first().click();
      await staff.getByLabel(say({ is: 'Tilbúið svar', en: 'Canned answer' })).selectOption({ label: title });
      await expect(
        staff.getByRole('textbox', { name: say({ is: 'Svar', en: 'Answer' }), exact: true }),
      ).toHaveValue(say({ is: 'Við leiðréttum þetta.', en: 'We will correct this.' }));
      await staff.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }), exact: true }).click();
      await expect(staff.getByRole('main')).toContainText(say({ is: 'Hjá félaga', en: 'With the member' }));
      await picture(staff, 'handling');
      await desk.portal.expectAccessible();
    });

    await test.step('the member is told that there is an answer, and reads it', async () => {
      await page.goto('/tilkynningar');
      await main
        .getByText(say({ is: 'Félagið hefur skrifað þér', en: 'The society has written to you' }))
        .first()
        .click();
      await expect(main).not.toContainText(say({ is: 'Við leiðréttum þetta.', en: 'We will correct this.' }));
      await page.goto('/erindi');
      await picture(page, 'cases');
      await portal.expectAccessible();
      await main.getByRole('link', { name: subject }).first().click();
      await expect(main).toContainText(say({ is: 'Við leiðréttum þetta.', en: 'We will correct this.' }));
      await picture(page, 'thread');
    });
  });

  test('H48, H49, H50 a complaint is acknowledged, answered with reasons, and stands in the register', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const subject = portal.unique('Of seint greitt');
    const main = page.getByRole('main');
    await portal.openAs(people.fewWorks, '/erindi');
    await main
      .getByRole('button', { name: say({ is: 'Skrifa félaginu', en: 'Write to the society' }) })
      .click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: say({ is: 'Efni', en: 'Subject' }) }).fill(subject);
    await form
      .getByRole('textbox', { name: say({ is: 'Erindi þitt', en: 'Your message' }) })
      .fill('Mánuði of seint.');
    await form
      .getByRole('checkbox', { name: say({ is: 'Þetta er kvörtun', en: 'This is a complaint' }) })
      .check();
    await form.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(main).toContainText(
      say({ is: 'Félagið svarar í síðasta lagi', en: 'The society answers by' }),
    );

    const staff = desk.page;
    await desk.portal.openAs(people.editor, '/innhólf?flipi=complaints');
    const arriving = staff.waitForEvent('download');
    await staff
      .getByRole('button', { name: say({ is: 'Kvartanaskrá', en: 'Register of complaints' }) })
      .click();
    expect((await arriving).suggestedFilename()).toBe('kvartanir.xlsx');
    await staff.getByRole('link', { name: subject }).first().click();
    await staff
      .getByRole('button', { name: say({ is: 'Svara kvörtun', en: 'Answer the complaint' }) })
      .click();
    const decision = staff.getByRole('dialog');
    await decision
      .getByLabel(say({ is: 'Niðurstaða', en: 'Outcome' }))
      .selectOption({ label: say({ is: 'Tekin til greina', en: 'Upheld' }) });
    await decision
      .getByRole('textbox', { name: say({ is: 'Rökstuðningur', en: 'Reasons' }) })
      .fill('Frestur leið.');
    await desk.portal.expectAccessible();
    await decision
      .getByRole('button', { name: say({ is: 'Svara kvörtun', en: 'Answer the complaint' }) })
      .click();
    await expect(decision).toBeHidden();

    await page.reload();
    await expect(main).toContainText('Frestur leið.');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await portal.expectAccessible();
  });
});
