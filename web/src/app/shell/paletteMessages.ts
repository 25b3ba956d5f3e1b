/** Come with the palette. */
export const paletteMessages = {
  groupPages: { is: 'Síður', en: 'Pages' },
  paletteAll: { is: 'Finna verk, fólk, samninga eða síðu', en: 'Find works, people, contracts or a page' },
  paletteAllHint: {
    is: 'Heiti, nafn, kennitala eða númer',
    en: 'Title, name, national ID or number',
  },
  palette: { is: 'Finna verk, flutning eða síðu', en: 'Find a work, a performance or a page' },
  paletteHint: {
    is: 'Heiti eða númer verks, heiti flutnings eða nafn síðu',
    en: 'Title or number of a work, title of a performance, or a page',
  },
  paletteSearching: { is: 'Leita…', en: 'Searching…' },
  paletteFound: {
    is: { one: '{count} niðurstaða', other: '{count} niðurstöður' },
    en: { one: '{count} result', other: '{count} results' },
  },
  paletteMore: {
    is: { one: 'Sýna {count} verk enn', other: 'Sýna {count} verk enn' },
    en: { one: 'Show {count} more work', other: 'Show {count} more works' },
  },
  paletteEmpty: { is: 'Ekkert fannst.', en: 'Nothing found.' },
};
