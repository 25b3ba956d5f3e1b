import { expect } from 'vitest';
import type { Portal, Someone } from './portal.ts';

export const options = (...names: string[]) => names.map((name) => ({ KOSTUR_IS: name, KOSTUR_EN: name }));

/** A payload that is sound: two questions, and a vote that stays open. */
export const anAssembly = (changes: object = {}) => ({
  HEITI_FUNDAR_IS: 'Aðalfundur',
  HEITI_FUNDAR_EN: 'General assembly',
  FUNDARBOD_IS: 'Boðað er til fundar.',
  FUNDARBOD_EN: 'An assembly is called.',
  FUNDUR_HEFST: '2026-01-01T12:00:00Z',
  DAGUR_KJORSKRAR: '2026-10-01',
  KOSNINGU_LYKUR: '2099-01-01T12:00:00Z',
  HAMARK_UMBODA: 1,
  KOSNINGAR: [
    { SPURNING_IS: 'Samþykktir?', SPURNING_EN: 'Articles?', HAMARK_VALINNA: 1, KOSTIR: options('Já', 'Nei') },
    {
      SPURNING_IS: 'Stjórn?',
      SPURNING_EN: 'Board?',
      HAMARK_VALINNA: 2,
      KOSTIR: options('Ása', 'Bára', 'Vala'),
    },
  ],
  ...changes,
});

export const offerProxy = (portal: Portal, id: number, from: Someone, to: Someone) =>
  portal.ask(`POST /api/assemblies/${id}/proxies`, {
    as: from,
    body: { KENNITALA: to.kennitala, NAFN: to.name },
  });

/** What is done with assemblies where one administrator takes each step. */
export const assembliesOf = (portal: Portal, administrator: Someone) => ({
  make: async (changes?: object): Promise<number> => {
    const body = anAssembly(changes);
    return (await portal.ask('POST /api/assemblies', { as: administrator, body })).body.adalfunduR_NR;
  },
  reach: async (id: number, ...states: string[]) => {
    for (const state of states) {
      const body = { STADA_FUNDAR: state };
      const taken = await portal.ask(`PATCH /api/assemblies/${id}/step`, { as: administrator, body });
      expect(taken.body).toMatchObject({ stadA_FUNDAR: state });
    }
  },
  giveProxy: async (id: number, from: Someone, to: Someone) => {
    await offerProxy(portal, id, from, to);
    const [{ proxy_id: proxy } = {}] = await portal.sql(
      'select proxy_id from assembly_proxy where assembly_id = $1 and giver_id = $2',
      [id, from.personId],
    );
    const answered = await portal.ask(`PATCH /api/assemblies/${id}/proxies/${proxy}`, {
      as: to,
      body: { UMBOD_SAMTHYKKT: 1 },
    });
    expect(answered.status).toBeLessThan(300);
  },
  vote: (id: number, as: Someone, chosen: number[][], of = as) =>
    portal.ask(`PATCH /api/assemblies/${id}/vote`, {
      as,
      body: { NAFN_NR: of.personId, VALIDIR_KOSTIR: chosen },
    }),
});
