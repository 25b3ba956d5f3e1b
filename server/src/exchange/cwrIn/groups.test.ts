import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo, cwrBytes, judgedCwr, sentCwr, sentWork } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7001);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi);
});
afterAll(() => world.portal.close());

/** A file of a work in a group NWR and another in a group REV, whose header gives this number. */
const withGroupNumber = (given: string): Buffer =>
  Buffer.from(
    cwrBytes([
      { type: 'NWR', transactions: [sentWork({ number: `A${given}`, writerIpi })] },
      { type: 'REV', transactions: [sentWork({ number: `B${given}`, writerIpi, type: 'REV' })] },
    ])
      .toString('latin1')
      .replace('GRHREV00002', `GRHREV${given}`),
    'latin1',
  );

it.each([
  ['that of the group before it', '00001', 'CW260170BRM_077.V22'],
  ['no number', '0000A', 'CW260171BRM_077.V22'],
])(
  'X170, X173 a group whose number is %s falls by itself, and each of its works is answered',
  async (_, number, name) => {
    const { portal, publisher: as } = world;
    const id = await sentCwr(portal, { as, bytes: withGroupNumber(number), name });
    const { body: file } = await portal.ask(`GET /api/cwr/files/${id}`, { as });
    expect(file).toMatchObject({ stadA_CWR_SKRAR: 'processed', faersluR_I_CWR: 2, faersluR_HAFNAD: 1 });
    const { body: works } = await portal.ask(`GET /api/cwr/files/${id}/transactions`, { as });
    expect(works).toMatchObject([
      { fyrstA_SVAR: 'RA', numeR_SENDANDA: `A${number}` },
      { fyrstA_SVAR: 'RJ', numeR_SENDANDA: `B${number}`, stadA_FAERSLU: 'refused' },
    ]);
    const { read } = await answerTo(portal, as, { id });
    expect(read.map(({ submitterNumber, status }) => [submitterNumber, status])).toEqual([
      [`A${number}`, 'RA'],
      [`B${number}`, 'RJ'],
    ]);
    expect(read[1]).toMatchObject({
      works: [],
      messages: [{ messageType: 'G', recordType: 'GRH', level: 'F', rule: '002' }],
    });
    const kept = await portal.sql(
      'select work from cwr_transaction where cwr_file_id = $1 and group_number = 2',
      [id],
    );
    expect(kept).toEqual([{ work: null }]);
  },
);

it('X173 a file of which no group stands is refused, as one at fault itself', async () => {
  const { portal, publisher: as } = world;
  const bytes = cwrBytes([{ type: 'NWR', transactions: [sentWork({ number: 'G3', writerIpi })] }]);
  const wrong = Buffer.from(bytes.toString('latin1').replace('GRHNWR00001', 'GRHNWR00002'), 'latin1');
  const id = await judgedCwr(portal, { as, bytes: wrong, name: 'CW260172BRM_077.V22' });
  const { body: file } = await portal.ask(`GET /api/cwr/files/${id}`, { as });
  expect(file).toMatchObject({ stadA_CWR_SKRAR: 'refused', faersluR_I_CWR: 0 });
});
