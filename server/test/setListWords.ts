import type { Portal, Someone } from './portal.ts';
import { aConcert, dayFromNow } from './stage.ts';

interface Played {
  as: Someone;
  groupId: number;
  workId: number;
  changes?: Record<string, unknown>;
}

/** What tests ask of set lists that one of a group registered. The portal is there once they run. */
export function setListWordsOf(portalOf: () => Portal) {
  /** As if they had been together for a year. */
  const sinceLastYear = (groupId: number) =>
    portalOf().sql(
      `update author_group_member set joined_at = now() - interval '1 year' where group_id = $1`,
      [groupId],
    );
  const play = ({ as, groupId, workId, changes }: Played) =>
    portalOf().ask('POST /api/pots', {
      as,
      body: aConcert(workId, { DAGSETNING_POTTS: dayFromNow(-3), HOFUNDAHOPUR_NR: groupId, ...changes }),
    });
  const asked = async (as: Someone) => {
    const { status, body } = await portalOf().ask('GET /api/setListWords', { as });
    return status === 404 ? [] : body;
  };
  const oneAsked = async (as: Someone, id: number) =>
    (await asked(as)).find((one: { pottuR_NR: number }) => one.pottuR_NR === id);
  /** That the list as it stands is right, unless it is said otherwise. */
  const say = async (as: Someone, id: number, changes: Record<string, unknown> = {}) => {
    const version = (await oneAsked(as, id))?.utgafA_LAGALISTA ?? 1;
    return portalOf().ask(`PUT /api/setListWords/${id}/${as.authorId}`, {
      as,
      body: { LAGALISTI_RETTUR: 1, UTGAFA_LAGALISTA: version, ...changes },
    });
  };
  const words = async (id: number, as: Someone) =>
    (await portalOf().ask(`GET /api/pots/${id}/words`, { as })).body;
  /** The performance as staff list it. */
  const onDesk = async (id: number, editor: Someone, filter = 'all') => {
    const { status, body } = await portalOf().ask(`GET /api/pots?filter=${filter}&search=${id}`, {
      as: editor,
    });
    return status === 404 ? undefined : body.find((one: { pottuR_NR: number }) => one.pottuR_NR === id);
  };
  return { sinceLastYear, play, asked, oneAsked, say, words, onDesk };
}

export const objection = { LAGALISTI_RETTUR: 0, ATHUGASEMD: 'Andvaka var ekki leikin.' };
