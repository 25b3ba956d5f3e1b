import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { picture } from './picture.ts';
import { expect, logIn, people, test } from './portal.ts';

const password = 'Hljomfall-2026';

/** Where the service is. */
const service = http.createServer((_request, response) => response.end('<title>Inni</title>'));
let back = '';
test.beforeAll(async () => {
  service.listen(0, 'localhost');
  await once(service, 'listening');
  back = `http://localhost:${(service.address() as AddressInfo).port}/inn`;
});
test.afterAll(() => {
  service.close();
});

/** The address at which somebody comes from the service. */
function fromService(clientId: string): string {
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid profile',
    state: 'ástand',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `/oidc/auth?${asked.toString()}`;
}

test('O140, O143, O145, O257 two administrators enter a service, and a member logs in to it and withdraws that', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const name = portal.unique('Tónleikavefur');
  const clientId = await test.step('one enters it', async () => {
    const { page: at } = desk;
    await desk.portal.openAs(people.administrator, '/þjónustur');
    await at
      .getByRole('button', { name: say({ is: 'Skrá þjónustu', en: 'Add a service' }) })
      .first()
      .click();
    const form = at.getByRole('dialog');
    await form.getByLabel(say({ is: 'Heiti', en: 'Name' }), { exact: true }).fill(name);
    await form
      .getByLabel(say({ is: 'Slóðir til baka', en: 'Redirect addresses' }))
      .fill('http://illt.example/');
    await form.getByLabel(say({ is: 'Lykilorðið þitt', en: 'Your password' })).fill(password);
    const add = form.getByRole('button', { name: say({ is: 'Skrá þjónustu', en: 'Add a service' }) });
    await add.click();
    await expect(form).toContainText(say({ is: 'Þessi slóð gengur ekki', en: 'This address does not work' }));
    await desk.portal.expectAccessible();
    await picture(at, 'service-form');
    await form.getByLabel(say({ is: 'Slóðir til baka', en: 'Redirect addresses' })).fill(back);
    await add.click();
    await at.getByRole('button', { name: say({ is: 'Ég hef geymt þetta', en: 'I have saved it' }) }).click();
    const row = at.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(
      say({ is: 'Bíður annars stjórnanda', en: 'Awaits another administrator' }),
    );
    return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await row.innerText())?.[0] ?? '';
  });

  await test.step('another confirms it', async () => {
    const { page: at } = desk;
    await desk.portal.openAs(people.secondAdministrator, '/þjónustur');
    await at
      .getByRole('button', {
        name: `${say({ is: 'Staðfesta þjónustuna', en: 'Confirm the service' })} ${name}`,
      })
      .click();
    await at
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ is: 'Staðfesta', en: 'Confirm' }) })
      .click();
    await expect(at.getByRole('listitem').filter({ hasText: name })).toContainText(
      say({ is: 'Staðfest af', en: 'Confirmed by' }),
    );
    await desk.portal.expectAccessible();
    await picture(at, 'services');
  });

  await test.step('a member comes from it, logs in, and is asked', async () => {
    await page.goto(fromService(clientId));
    await expect(
      page.getByText(say({ is: 'í þjónustuna sem þú komst frá', en: 'the service that you came from' })),
    ).toBeVisible();
    await page.getByLabel(say({ is: 'Kennitala', en: 'National ID' })).fill(people.member);
    await page.getByLabel(say({ is: 'Lykilorð', en: 'Password' }), { exact: true }).fill(password);
    await page.getByRole('button', { name: say({ is: 'Skrá inn', en: 'Log in' }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('main')).toContainText('Þórdís Æsa Öndólfsdóttir');
    await portal.expectAccessible();
    await picture(page, 'consent');
    await page
      .getByRole('button', { name: say({ is: 'Leyfa og halda áfram', en: 'Allow and continue' }) })
      .click();
    await page.waitForURL(`${back}?code=**`);
  });

  await test.step('whoever acts for the member stops first, and is asked in their own name', async () => {
    const { page: at } = desk;
    const own = await logIn(request, people.administrator);
    const { notandI_NR: memberId } = await logIn(request, people.member);
    const acting = await request.patch(`/api/users/masquerade/${memberId}`, {
      headers: { authorization: `Bearer ${own.token}` },
    });
    await at.evaluate((session) => localStorage.setItem('omur.session', session), await acting.text());
    await at.goto(fromService(clientId));
    await expect(at.getByRole('main')).toContainText('Þórdís Æsa Öndólfsdóttir');
    await desk.portal.expectAccessible();
    await picture(at, 'consent-acting');
    await at
      .getByRole('button', {
        name: say({ is: 'Hætta í umboði og halda áfram', en: 'Stop acting and continue' }),
      })
      .click();
    await expect(at.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(at.getByRole('main')).toContainText('Katla Norðfjörð');
  });

  await test.step('and withdraws it', async () => {
    await portal.openAs(people.member, '/stillingar');
    const withdraw = page.getByRole('button', {
      name: say({ is: `Afturkalla leyfi þjónustunnar ${name}`, en: `Withdraw the permission of ${name}` }),
    });
    await withdraw.click();
    await picture(page, 'allowed');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ is: 'Afturkalla', en: 'Withdraw' }) })
      .click();
    await expect(withdraw).toBeHidden();
    const { token } = await logIn(request, people.member);
    const left = await request.get('/api/signOn/consents', { headers: { authorization: `Bearer ${token}` } });
    expect(await left.text()).not.toContain(name);
  });
});
