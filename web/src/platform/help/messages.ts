export const messages = {
  subtitle: {
    is: 'Hvernig vefurinn virkar, og hvað félagið gerir.',
    en: 'How the portal works, and what the society does.',
  },
  search: { is: 'Leita í hjálpinni', en: 'Search the help' },
  contents: { is: 'Efni', en: 'Contents' },
  found: {
    is: { one: '{count} kafli', other: '{count} kaflar' },
    en: { one: '{count} section', other: '{count} sections' },
  },
  none: { is: 'Ekkert fannst', en: 'Nothing found' },
  noneMore: {
    is: 'Prófaðu annað orð, eða hafðu samband við skrifstofu félagsins.',
    en: 'Try another word, or contact the office of the society.',
  },
  close: { is: 'Loka', en: 'Close' },
  showAll: { is: 'Sýna allt', en: 'Show everything' },

  sharesPicture: {
    is: 'Súla sem skiptist í þrennt: höfundur lags á 50%, höfundur texta 37,5% og útsetjari 12,5%. Samtals 100%.',
    en: 'One bar: the composer holds 50%, the lyricist 37,5% and the arranger 12,5%. Together 100%.',
  },
  composer: { is: 'Lag (C)', en: 'Music (C)' },
  lyricist: { is: 'Texti (A)', en: 'Lyrics (A)' },
  arranger: { is: 'Úts. (AR)', en: 'Arr. (AR)' },
  total: { is: 'Samtals 100%', en: 'Together 100%' },
  half: { is: '50%', en: '50%' },
  part: { is: '37,5%', en: '37,5%' },
  eighth: { is: '12,5%', en: '12,5%' },

  lightsPicture: {
    is: 'Nýtt verk er rautt. Félagið fer yfir það og það verður gult á meðan beðið er samþykkis höfunda í 7 daga. Þegar allir hafa samþykkt er það grænt.',
    en: 'A new work is red. Once the society has checked it, it turns yellow for up to 7 days while the authors approve it. When all have approved, it turns green.',
  },
  red: { is: 'Skráð', en: 'Registered' },
  redMore: { is: 'félagið skoðar', en: 'society checks' },
  yellow: { is: 'Yfirfarið', en: 'Checked' },
  yellowMore: { is: 'bíður í 7 daga', en: 'waits 7 days' },
  green: { is: 'Samþykkt', en: 'Approved' },
  greenMore: { is: 'fær úthlutað', en: 'is paid' },

  accessPicture: {
    is: 'Höfundur veitir umboðsmanni umboð. Umboðsmaðurinn vinnur með gulri stiku í nafni höfundarins, og allt er rakið til umboðsmannsins.',
    en: 'An author grants an agent access. The agent works under an amber bar in the author’s name, and everything is traced to the agent.',
  },
  author: { is: 'Þórdís', en: 'Þórdís' },
  agent: { is: 'Umboðsmaður', en: 'Agent' },
  grants: { is: 'umboð', en: 'access' },
  loggedInAs: { is: 'Sem Þórdís', en: 'As Þórdís' },
  traced: { is: 'rakið til hans', en: 'traced to them' },
};
