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
      search: { kind: 'text', is: 'Leit', en: 'Search' },
      author_id: { kind: 'number', is: 'Höfundarnúmer', en: 'Author number' },
      kept_at: { kind: 'instant', is: 'Vistuð', en: 'Saved' },
    },
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
