import { aPortal, type Portal, type Someone } from './portal.ts';

export const publisherIpi = '00014107338';

/** A work of one author, in two roles, under a contract that gives a publisher half at home and 40 of 100 abroad. */
export interface PublishedWork {
  portal: Portal;
  staff: Someone;
  author: Someone;
  publisher: Someone;
  stranger: Someone;
  contractId: number;
  workId: number;
  /** Registers another one. */
  register: (more?: object, of?: object) => Promise<number>;
}

export const rolesApart = (composer: number, lyricist: number) => [
  { typeOfAuthor: 33, ratio: composer },
  { typeOfAuthor: 34, ratio: lyricist },
];

export async function aPublishedWork(settings: Parameters<typeof aPortal>[0] = {}): Promise<PublishedWork> {
  const portal = await aPortal(settings);
  const staff = await portal.someone({ role: 'editor' });
  const author = await portal.someone({ name: 'Þórdís Æsa' });
  const publisher = await portal.someone({ name: 'Brim ehf.', withoutAuthor: true });
  const stranger = await portal.someone();
  await portal.sql(
    'update person set is_publisher = true, publisher_ipi_name_number = $2 where person_id = $1',
    [publisher.personId, publisherIpi],
  );
  const [contract] = await portal.sql<{ contract_id: number }>(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, is_dated, took_effect_at,
       ice_agreement_number)
     values ($1, $2, current_date - 10, current_date + 900, 50, 40, true, now(), 'ICE-77') returning contract_id`,
    [publisher.personId, author.authorId],
  );
  const contractId = contract?.contract_id ?? 0;

  const register = async (more: object = {}, of: object = {}): Promise<number> => {
    const first = { id: author.authorId, typeOfAuthor: 36, ratio: 100, publishingContractId: contractId };
    const answer = await portal.ask('POST /api/compositions', {
      as: author,
      body: {
        HEITI_VERKS: 'Brimalda',
        LENGD: '3.30',
        authors: [{ ...first, roles: rolesApart(66.67, 33.33), ...more }],
        ...of,
      },
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.verK_NR;
  };
  return { portal, staff, author, publisher, stranger, contractId, register, workId: await register() };
}

/** The same, whose author has an IPI name number, by which files of CWR name them. */
export async function aPublishedWorkOf(
  writerIpi: string,
  settings: Parameters<typeof aPortal>[0] = {},
): Promise<PublishedWork> {
  const world = await aPublishedWork(settings);
  await world.portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    world.author.authorId,
    writerIpi,
  ]);
  return world;
}
