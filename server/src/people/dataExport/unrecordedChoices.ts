/** What people keep for themselves, to find it again. */
export const unrecordedChoices = {
  pinned_work: {
    name: { is: 'Fest verk', en: 'Pinned work' },
    columns: {
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      pinned_at: { kind: 'instant', is: 'Fest', en: 'Pinned' },
    },
  },
  work_view: {
    name: { is: 'Vistuð sýn', en: 'Saved view' },
    columns: {
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      list: { kind: 'text', is: 'Listi', en: 'List' },
      address: { kind: 'text', is: 'Hvernig listinn stóð', en: 'How the list stood' },
      search: { kind: 'text', is: 'Leit', en: 'Search' },
      author_id: { kind: 'number', is: 'Höfundarnúmer', en: 'Author number' },
      light: {
        kind: 'number',
        is: 'Ljós (0 grænt, 1 gult, 2 rautt)',
        en: 'Light (0 green, 1 yellow, 2 red)',
      },
      label: { kind: 'text', is: 'Merki', en: 'Label' },
      kept_at: { kind: 'instant', is: 'Vistuð', en: 'Saved' },
    },
  },
  work_label: {
    name: { is: 'Merki á verki', en: 'Label on a work' },
    columns: {
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      label: { kind: 'text', is: 'Merki', en: 'Label' },
      labelled_at: { kind: 'instant', is: 'Merkt', en: 'Labelled' },
    },
  },
  work_column: {
    name: { is: 'Dálkar verkaskrár', en: 'Columns of the list of works' },
    columns: { columns: { kind: 'text', is: 'Dálkar', en: 'Columns' } },
  },
  desk_find: {
    name: { is: 'Síðast fundið', en: 'Found last' },
    columns: {
      find_kind: {
        kind: 'choice',
        is: 'Tegund',
        en: 'Kind',
        words: { work: { is: 'Verk', en: 'Work' }, person: { is: 'Persóna', en: 'Person' } },
      },
      number: { kind: 'number', is: 'Númer', en: 'Number' },
      found_at: { kind: 'instant', is: 'Fundið', en: 'Found' },
    },
  },
} as const;
