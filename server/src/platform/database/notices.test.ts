import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, filesOf } from '../../../test/files.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import { aNoticeListener } from '../../../test/noticesHeard.ts';
import { splitRoomsOf } from '../../../test/splitRoom.ts';
import { aWebhookOwner, webhookPassword } from '../../../test/webhookOwner.ts';

/**
 * Everything that gives a notice of PostgreSQL, of which only one transaction at a time commits, with why others may wait for it. Adding a
 * job is one too. Whatever an ordinary change of a member or of staff does leaves its notice for after the commit (decisions 62, 192, 199).
 */
const afterwards =
  'left for after the commit by a transaction of the portal; given at once for other programs';
const mustBeBelieved = 'no server may believe what has ended: log-outs, locked users, changed rights';
const askedFor = 'somebody waits for this job, which must not be lost; they ask for few';
const byStaff = 'staff ask for it now and then, and it must not be lost';

const functions: Record<string, string> = {
  announce_split_room: afterwards,
  notify_factor_changed: mustBeBelieved,
  notify_maintenance_changed: 'a command of operators',
  notify_notification_changed: afterwards,
  notify_session_changed: mustBeBelieved,
  notify_user_changed: mustBeBelieved,
  queue_after_commit: afterwards,
  queue_sending: afterwards,
};
const files: Record<string, string> = {
  'exchange/cwrIn/fileQueries.ts': askedFor,
  'exchange/sftp/queries.ts': byStaff,
  'exchange/societyFiles/askAuthorsQueries.ts': byStaff,
  'exchange/societyFiles/importQueries.ts': byStaff,
  'exchange/societyFiles/inviteUsersQueries.ts': byStaff,
  'messages/webhooks/sendQueries.ts': 'the job that sends asks to come back',
  'people/ipi/importQueries.ts': byStaff,
  'platform/bulk/queries.ts': askedFor,
  'platform/database/announce.ts': 'what was left, after the commit',
  'royalties/distributions/clearQueries.ts': byStaff,
  'royalties/distributions/finishQueries.ts': byStaff,
  'royalties/distributions/queries.ts': byStaff,
  'royalties/runs/queries.ts': byStaff,
  'royalties/usage/importQueries.ts': byStaff,
};
const gives = /\bpg_notify\s*\(|\badd_jobs?\s*\(|\bqueue_sending\s*\(|\baddJobs?\s*\(|^\s*notify\s+\w/im;

let world: IswcWorld;
let listener: Awaited<ReturnType<typeof aNoticeListener>>;
beforeAll(async () => {
  world = await anIswcWorld();
  const channels = ['jobs:insert', 'notification_changed', 'session_changed', 'user_changed'];
  listener = await aNoticeListener(world.portal, [...channels, 'split_room_changed']);
});
afterAll(async () => {
  await listener.close();
  await world.close();
});

describe('what gives a notice in its transaction', () => {
  it('O358 are these functions of the database', async () => {
    const rows = await world.portal.sql<{ name: string; body: string }>(`
      select p.proname as name, coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '') as body from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a' order by 1`);
    const found = rows.filter(({ body }) => gives.test(body)).map(({ name }) => name);
    expect(found).toEqual(Object.keys(functions));
  });
  it('O358 are these files of the server', () => {
    const source = `${import.meta.dirname}/../..`;
    const found = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => gives.test(readFileSync(`${source}/${file}`, 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(files));
  });
});

const { aRoom, move, accept } = splitRoomsOf(() => world.portal);
const jobs = async () =>
  (await world.portal.sql('select task_identifier as task, key from graphile_worker.jobs order by 1')).map(
    ({ task, key }) => `${task} ${key}`,
  );

interface Happening {
  happens: () => Promise<unknown>;
  /** What the server gives afterwards. */
  heard: string[];
  jobs: string[];
}

const aFile = async () => {
  const { portal, member } = world;
  const ownerId = await anApplication(portal, member);
  const [file] = await portal.sql(
    `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes, state)
     values ('application', $1, $2, 'a.pdf', 'application/pdf', 9, 'confirmed') returning file_id`,
    [ownerId, member.personId],
  );
  return { ownerId, fileId: file?.file_id as number };
};

const happenings: Record<string, () => Promise<Happening>> = {
  'the removal of a file': async () => {
    const { portal, member } = world;
    const { ownerId, fileId } = await aFile();
    const happens = () => filesOf(portal, 'application', ownerId).remove(member, fileId);
    return { happens, heard: ['jobs:insert'], jobs: ['clearFiles clearFiles:soon'] };
  },
  'a request for an ISWC': async () => {
    const { portal, works } = world;
    const staff = await portal.someone({ role: 'editor' });
    const [workId] = await works(['Beðið um númer']);
    const happens = () => portal.ask(`POST /api/compositions/${workId}/iswc/requests`, { as: staff });
    return { happens, heard: ['jobs:insert'], jobs: ['exchangeIswcs exchangeIswcs:soon'] };
  },
  'a share that is moved in a split room': async () => {
    const { id, other } = await aRoom();
    return { happens: () => move(id, other, 40), heard: ['split_room_changed'], jobs: [] };
  },
  'the last acceptance in a split room': async () => {
    const { id, other } = await aRoom();
    return {
      happens: () => accept(id, other),
      heard: ['notification_changed', 'split_room_changed'],
      jobs: [],
    };
  },
  'a log-in': async () => {
    const { kennitala } = await aWebhookOwner(world.portal);
    const body = { KENNITALA: kennitala, LYKILORD: webhookPassword };
    return { happens: () => world.portal.ask('POST /api/login', { body }), heard: [], jobs: [] };
  },
};

it.each(Object.entries(happenings))(
  'O358 %s commits without a notice, and what it leaves is given after it',
  async (_what, prepared) => {
    const { happens, heard, jobs: queued } = await prepared();
    await listener.quiet();
    await world.portal.sql('delete from graphile_worker._private_jobs');
    let status = 0;
    const atCommit = await listener.atCommit(async () => {
      status = ((await happens()) as { status: number }).status;
    });
    expect(status).toBeLessThan(300);
    expect(atCommit).toEqual([]);
    await expect.poll(jobs).toEqual(queued);
    await expect
      .poll(async () => {
        await listener.catchUp();
        return [...new Set(listener.heard)].toSorted();
      })
      .toEqual(heard);
  },
);

it('O358 what another program changes in a room is told with its commit', async () => {
  const { id } = await aRoom();
  await listener.quiet();
  await world.portal.sql('update split_room set version = version + 1 where split_room_id = $1', [id]);
  await listener.catchUp();
  expect(listener.heard).toEqual(['split_room_changed']);
});
