import { afterAll, beforeAll, expect, it } from 'vitest';
import { cwrBytes, judgedCwr, sentWork } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWork, type PublishedWork } from '../../../test/publishedWork.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7001);
beforeAll(async () => {
  world = await aPublishedWork();
});
afterAll(() => world.portal.close());

/** A file of a work in a group NWR and another in a group REV, whose header gives this number. */
const withGroupNumber = (number: string): Buffer =>
  Buffer.from(
    cwrBytes([
      { type: 'NWR', transactions: [sentWork({ number: 'G1', writerIpi })] },
      { type: 'REV', transactions: [sentWork({ number: 'G2', writerIpi, type: 'REV' })] },
    ])
      .toString('latin1')
      .replace('GRHREV00002', `GRHREV${number}`),
    'latin1',
  );

it.each([
  ['that of the group before it', '00001', 'CW260170BRM_077.V22'],
  ['no number', '0000A', 'CW260171BRM_077.V22'],
])(
  'X170 a group whose number is %s falls by itself, and no work of another with it',
  async (_, number, name) => {
    const { portal, publisher: as } = world;
    const id = await judgedCwr(portal, { as, bytes: withGroupNumber(number), name });
    const { body: file } = await portal.ask(`GET /api/cwr/files/${id}`, { as });
    expect(file).toMatchObject({ stadA_CWR_SKRAR: 'checked', faersluR_I_CWR: 1 });
    const { body: works } = await portal.ask(`GET /api/cwr/files/${id}/transactions`, { as });
    expect(works).toMatchObject([{ fyrstA_SVAR: 'RA', numeR_SENDANDA: 'G1' }]);
  },
);
