import { Readable } from 'node:stream';
import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import pg from 'pg';
import type { Config } from '../src/platform/config.ts';
import { DiskStorage } from '../src/platform/files/disk.ts';
import { keyOf } from '../src/platform/files/owner.ts';
import { aPdf } from './pdf.ts';

interface Owned {
  kind: FileOwnerKind;
  ownerId: number;
  personId: number | null;
  about: string;
  by: string;
  amountIsk: number | null;
  at: Date;
}

/**
 * What the applications, the submitted contracts, the assembly and the estate of the demo have attached; nothing where there are files already. A bucket is
 * left alone: it may be a real one.
 */
export async function writeDemoFiles(owner: pg.ClientConfig, config: Config): Promise<void> {
  if (config.s3) return;
  // Nothing is signed here.
  const disk = new DiskStorage(config.filesFolder, () => Promise.reject(new Error('Not to be signed.')));
  const client = new pg.Client(owner);
  await client.connect();
  try {
    if ((await client.query('select from stored_file limit 1')).rowCount) return;
    await client.query('begin');
    await client.query('alter table stored_file disable trigger user');
    const { rows } = await client.query<Owned>(
      `select 'application' as kind, a.application_id as "ownerId", a.person_id as "personId", a.project_title as about,
         m.name as by, a.amount_isk as "amountIsk", a.applied_at as at
       from fund_application a join fund_applicant m on m.application_id = a.application_id and m.is_main
       union all
       select 'contractSubmission', s.submission_id, s.publisher_id, x.display_name, p.name, null, s.submitted_at
       from contract_submission s join author x using (author_id) join person p on p.person_id = s.publisher_id
       union all
       select 'assembly', y.assembly_id, null, y.title_is, to_char(y.held_at, 'DD.MM.YYYY'), null, s.done_at
       from assembly y join assembly_step s using (assembly_id) where s.state = 'announced'
       union all
       select 'estate', e.estate_id, u.person_id, e.deceased_name, to_char(e.died_on, 'DD.MM.YYYY'), null, e.reported_at
       from estate e join app_user u on u.user_id = e.reported_by
       order by 1, 2`,
    );
    for (const owned of rows) for (const file of filesOf(owned)) await write(client, disk, owned, file);
    await client.query('alter table stored_file enable trigger user');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

interface File {
  name: string;
  content: Buffer;
}

function filesOf({ kind, about, by, amountIsk }: Owned): File[] {
  if (kind === 'contractSubmission')
    return [
      {
        name: 'Undirritaður samningur.pdf',
        content: aPdf('Útgáfusamningur', [`Útgefandi: ${by}`, `Höfundur: ${about}`]),
      },
    ];
  if (kind === 'assembly')
    return [
      {
        name: 'Ársreikningur.pdf',
        content: aPdf('Ársreikningur', [
          about,
          'Lagður fram til samþykktar á fundinum.',
          `Fundardagur: ${by}`,
        ]),
      },
      {
        name: 'Tillaga að breytingu á samþykktum.pdf',
        content: aPdf('Tillaga að breytingu á samþykktum', [
          about,
          'Við 8. grein bætist: Enginn situr lengur í stjórn en sex ár samfleytt.',
        ]),
      },
    ];
  if (kind === 'estate')
    return [
      { name: 'Dánarvottorð.pdf', content: aPdf('Dánarvottorð', [about, `Dánardagur: ${by}`]) },
      {
        name: 'Skiptagerð.pdf',
        content: aPdf('Skiptagerð', [about, 'Erfingjar eru tveir. Hlutir þeirra eru 60% og 40%.']),
      },
    ];
  const kronur = new Intl.NumberFormat('de-DE').format(amountIsk ?? 0);
  return [
    {
      name: 'Kostnaðaráætlun.pdf',
      content: aPdf('Kostnaðaráætlun', [`Verkefni: ${about}`, `Umsækjandi: ${by}`, `Alls: ${kronur} kr.`]),
    },
    { name: 'Ferilskrá.pdf', content: aPdf('Ferilskrá', [by, 'Tónskáld og flytjandi.']) },
  ];
}

async function write(client: pg.Client, disk: DiskStorage, owned: Owned, file: File): Promise<void> {
  const { kind, ownerId, personId, at } = owned;
  const { name, content } = file;
  const upload = {
    key: keyOf(kind, ownerId, name),
    type: 'application/pdf',
    sizeBytes: content.length,
  } as const;
  // An earlier demo may have left it there.
  await disk.remove(upload.key);
  await disk.take(upload, Readable.from([content]));
  await client.query(
    `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes, state, created_at)
     values ($1, $2, $3, $4, $5, $6, 'confirmed', $7)`,
    [kind, ownerId, personId, name, upload.type, upload.sizeBytes, at],
  );
}
