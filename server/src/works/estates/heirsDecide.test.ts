import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeContract } from '../../../test/agreements.ts';
import { aContract, aSubmission, publishes } from '../../../test/contracts.ts';
import { estatesOf } from '../../../test/estates.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Staff who are heirs of an author: what the author's works are paid comes to be theirs.

let portal: Portal;
let editor: Someone;
let administrator: Someone;
let publisher: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor', isPerson: false });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  publisher = await portal.someone({ withoutAuthor: true });
  await publishes(portal, publisher);
}, 60_000);
afterAll(() => portal.close());

const { decide, confirmAndPass, anEstate } = estatesOf(() => ({ portal, editor, administrator }));

let dead: Someone;
let heir: Someone;
let workId: number;
beforeEach(async () => {
  dead = await portal.someone({ name: 'Sólrún Harpa' });
  heir = await portal.someone({ role: 'editor' });
  workId = await portal.work({ by: dead });
});

const divided = async () => (await anEstate(dead, [[heir, 100]])).estateId;
const codeOf = async (methodAndPath: string, as: Someone, body: object) => {
  const { status, body: answer } = await portal.ask(methodAndPath, { as, body });
  return status < 300 ? status : answer.Code;
};
const submissions = '/api/persons/publishers/contractsSubmissions';
const submitted = async () => {
  const { body } = await portal.ask(`POST ${submissions}`, {
    as: publisher,
    body: aSubmission(publisher, dead),
  });
  const path = `${submissions}/${body.publisheR_SAMNINGUR_I_BID_NR}`;
  await portal.ask(`PATCH ${path}/answer`, { as: dead, body: { SAMTHYKKT: 1 } });
  return path;
};
const approve = (path: string, as: Someone) =>
  codeOf(`PATCH ${path}`, as, { SAMTHYKKT: 1, SKORUN_LEYFD: 1, RETTHAFAR_SKODADIR: 1 });
const isrc = 'ISABC2600001';
const confirm = (as: Someone) =>
  codeOf('PATCH /api/codes', as, { VERK_NR: workId, TEGUND_KODA: 'isrc', KODI: isrc, SAMTHYKKT: true });

it('R126 nobody approves or changes a contract of an author whose heir they are, from the day the division is entered', async () => {
  const contractId = await aContract(portal, { publisher, author: dead, staff: editor });
  const path = await submitted();
  const change = async (as: Someone) =>
    (await changeContract(portal, { contractId, as, PERFORMANCE_SHARE: 0 })).body.Code;
  const estateId = await divided();
  expect([await approve(path, heir), await change(heir)]).toEqual(['contract.own', 'contract.own']);
  await confirmAndPass(estateId);
  expect([await approve(path, heir), await change(heir)]).toEqual(['contract.own', 'contract.own']);
  for (const write of [
    `update contract_submission set state = 'approved', decided_by = $1, decided_at = now(), are_holders_seen = true where submission_id = ${path.split('/').at(-1)}`,
    `insert into contract_change (contract_id, field, old_value, new_value, user_id) values (${contractId}, 'LOK_SAMNINGS', null, 'x', $1)`,
  ])
    await expect(portal.sql(write, [heir.userId])).rejects.toThrow('is a party of');
  expect(await approve(path, editor)).toBe(200);
});
it('R126 codes, usage, cue sheets, registrations and claims of the works are decided by others while the division waits, and by anybody once it is stopped', async () => {
  await portal.ask('POST /api/isrcCodes', { as: dead, body: { VERK_NR: workId, ISRC_KODI: isrc } });
  const estateId = await divided();
  expect(await confirm(heir)).toBe('work.ownRight');
  const line = { HEITI_VERKS: 'Stef', LENGD: '0.42', VERK_NR: workId };
  const { body: sheet } = await portal.ask('POST /api/cueSheets', {
    as: editor,
    body: { HEITI_QUE_SHEETS: 'Vitavörðurinn', TEGUND: 'film', STOD: 'Sjónvarpið', LENGD: '92.10' },
  });
  const lines = `POST /api/cueSheets/${sheet.quE_SHEET_NR}/lines`;
  expect(await codeOf(lines, heir, line)).toBe('cueSheet.own');
  await portal.sql(
    `insert into usage_fingerprint (fingerprint_id, title, performers, author_names)
     values (usage_fingerprint_of('Vor', '', ''), 'Vor', '', '') on conflict do nothing`,
  );
  await expect(
    portal.sql(
      `insert into usage_decision (fingerprint_id, work_id, decided_by) values (usage_fingerprint_of('Vor', '', ''), $1, $2)`,
      [workId, heir.userId],
    ),
  ).rejects.toThrow('is a party of work');
  const refused = await decide(estateId, administrator, { SAMTHYKKT: 0, ATHUGASEMD_SKIPTA: 'Rangur maður.' });
  expect(refused.status).toBe(204);
  expect([await codeOf(lines, heir, line), await confirm(heir)]).toEqual([201, 204]);
});
it('R126 is no more than what the division says: others of the staff, and heirs of somebody else, decide', async () => {
  await portal.ask('POST /api/isrcCodes', { as: dead, body: { VERK_NR: workId, ISRC_KODI: isrc } });
  await anEstate(await portal.someone(), [[heir, 100]]);
  expect(await confirm(heir)).toBe(204);
});
