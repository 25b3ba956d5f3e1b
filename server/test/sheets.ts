import { sheetKinds } from '../src/app/sheetKinds.ts';
import { sendEntries } from '../src/platform/bulk/sendEntries.ts';
import { type FourEyes, readConfig } from '../src/platform/config.ts';
import type { Portal, Someone } from './portal.ts';

type Line = Readonly<Record<string, string>>;

/** Sends what waits on a sheet, as the job does. */
export function sendSheet(portal: Portal, bulkId: number, fourEyes: readonly FourEyes[] = []): Promise<void> {
  const config = {
    ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
    fourEyes: new Set(fourEyes),
  };
  return sendEntries(portal.pool, bulkId, { kinds: sheetKinds, config });
}

/** What a sheet of one kind is asked by its owner. */
export function sheetsOf(portal: Portal, kind: string) {
  const start = (as: Someone) =>
    portal.ask('POST /api/bulk', { as, body: { TEGUND_BLADS: kind, HEITI_MAGNSKRANINGAR: 'Blað' } });
  const save = (as: Someone, id: number, entries: readonly (readonly Line[])[], isOther = 0) =>
    portal.ask(`PUT /api/bulk/${id}/entries`, {
      as,
      language: 'en',
      body: {
        FAERSLUR_A_BLADI: entries.map((lines, i) => ({
          SAETI: i + 1,
          UTGAFA_LINU: isOther,
          LINUR_SKRANINGAR: lines,
          ER_ANNAD: isOther,
        })),
      },
    });
  /** A new sheet with these entries, and what is said of each: what is wrong by line and column, what it is like, whom or what it names. */
  const checked = async (as: Someone, entries: readonly (readonly Line[])[]) => {
    const id: number = (await start(as)).body.magnskraninG_NR;
    const { status, body } = await save(as, id, entries);
    if (status !== 200) return { id, status, body, said: [] };
    return { id, status, body, said: body.faersluR_A_BLADI.map(saidOf) };
  };
  /** Has what is sound sent, and answers what is said of each entry then. */
  const sent = async (as: Someone, id: number, fourEyes: readonly FourEyes[] = []) => {
    await portal.ask(`POST /api/bulk/${id}/send`, { as });
    await sendSheet(portal, id, fourEyes);
    const { body } = await portal.ask(`GET /api/bulk/${id}/entries`, { as, language: 'en' });
    return body.map(saidOf);
  };
  return { start, save, checked, sent };
}

interface Answer {
  nofN_LINA: (string | null)[];
  gallar: { linA_FAERSLU: number; dalkur: string | null; abending: string }[];
  likir: { numeR_LIKS: number; heitI_LIKS: string }[];
  numeR_SKRADS: number | null;
}

const saidOf = ({ nofN_LINA, gallar, likir, numeR_SKRADS }: Answer) => ({
  names: nofN_LINA,
  faults: gallar.map(({ linA_FAERSLU, dalkur, abending }) => `${linA_FAERSLU} ${dalkur}: ${abending}`),
  alike: likir.map(({ numeR_LIKS }) => numeR_LIKS),
  made: numeR_SKRADS,
});
