import type { Section } from './section.ts';

/** News of the society (O135–O138, O264). */
export const news: Section = {
  id: 'frettir',
  title: { is: 'Fréttir', en: 'News' },
  blocks: [
    {
      words: {
        is: 'Undir Fréttir er það sem félagið vill segja félögum. Hafi félagið opnað fréttirnar lesa þær allir, og hægt er að fá þær í fréttalesara með RSS- eða Atom-straumi á hvoru tungumáli.',
        en: 'Under News you find what the society wants members to know. If the society has opened its news, everybody reads them, and feed readers get them from an RSS or Atom feed in each language.',
      },
    },
    {
      words: {
        is: 'Starfsfólk skrifar fréttir á íslensku og ensku, bætir við myndum og velur daginn sem þær birtast. Frétt án dags er drög sem aðeins starfsfólk sér. Dagurinn er fjarlægður til að taka frétt til baka.',
        en: 'Staff write news in Icelandic and English, add pictures, and choose the day on which they appear. An article without a day is a draft that staff alone see. Remove the day to take an article back.',
      },
    },
  ],
};
