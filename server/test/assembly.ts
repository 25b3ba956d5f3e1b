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
