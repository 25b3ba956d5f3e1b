import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const assembly = { kind: 'number', is: 'Fundur nr.', en: 'Assembly no.' } as const;

/** General assemblies. Nothing is recorded of votes but what their tables hold: a record would say when. */
export const assemblyTables: Readonly<Record<string, RecordedTable>> = {
  assembly: {
    name: { is: 'Aðalfundur', en: 'General assembly' },
    insert: { is: 'Fundur stofnaður', en: 'Assembly made' },
    update: { is: 'Fundi breytt', en: 'Assembly changed' },
    delete: { is: 'Fundi eytt', en: 'Assembly deleted' },
    about: ['title_is'],
    columns: {
      assembly_id: assembly,
      title_is: { kind: 'text', is: 'Heiti', en: 'Title in Icelandic' },
      title_en: { kind: 'text', is: 'Heiti á ensku', en: 'Title in English' },
      notice_is: { kind: 'text', is: 'Fundarboð', en: 'Notice in Icelandic' },
      notice_en: { kind: 'text', is: 'Fundarboð á ensku', en: 'Notice in English' },
      place: { kind: 'text', is: 'Fundarstaður', en: 'Place' },
      held_at: { kind: 'instant', is: 'Fundur hefst', en: 'Begins' },
      list_on: { kind: 'day', is: 'Dagur kjörskrár', en: 'Day of the list of voters' },
      closes_at: { kind: 'instant', is: 'Kosningu lýkur', en: 'Vote closes' },
      most_proxies: { kind: 'number', is: 'Hámark umboða', en: 'Most proxies' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          draft: { is: 'Drög', en: 'Draft' },
          announced: { is: 'Boðaður', en: 'Announced' },
          listed: { is: 'Kjörskrá fest', en: 'List fixed' },
          open: { is: 'Kosning opin', en: 'Vote open' },
          closed: { is: 'Talið', en: 'Counted' },
        },
      },
      asked_by: { kind: 'user', is: 'Næsta skref beðið af', en: 'Next step asked by', isForStaff: true },
      is_list_asked: {
        kind: 'yesNo',
        is: 'Beðið um nýja kjörskrá',
        en: 'New list of voters asked for',
        isForStaff: true,
      },
    },
  },
  assembly_question: {
    name: { is: 'Kosning á fundi', en: 'Question of an assembly' },
    insert: { is: 'Kosningu bætt við', en: 'Question added' },
    update: { is: 'Kosningu breytt', en: 'Question changed' },
    delete: { is: 'Kosningu eytt', en: 'Question removed' },
    about: ['title_is'],
    columns: {
      question_id: technical,
      assembly_id: assembly,
      position: { kind: 'number', is: 'Röð', en: 'Place' },
      title_is: { kind: 'text', is: 'Spurning', en: 'Question in Icelandic' },
      title_en: { kind: 'text', is: 'Spurning á ensku', en: 'Question in English' },
      most_chosen: { kind: 'number', is: 'Hámark valinna', en: 'Most chosen' },
    },
  },
  assembly_option: {
    name: { is: 'Kostur í kosningu', en: 'Option of a question' },
    insert: { is: 'Kosti bætt við', en: 'Option added' },
    update: { is: 'Kosti breytt', en: 'Option changed' },
    delete: { is: 'Kosti eytt', en: 'Option removed' },
    about: ['name_is'],
    columns: {
      question_id: technical,
      position: { kind: 'number', is: 'Röð', en: 'Place' },
      name_is: { kind: 'text', is: 'Kostur', en: 'Option in Icelandic' },
      name_en: { kind: 'text', is: 'Kostur á ensku', en: 'Option in English' },
    },
  },
  assembly_proxy: {
    name: { is: 'Umboð á fundi', en: 'Proxy at an assembly' },
    insert: { is: 'Umboð boðið', en: 'Proxy offered' },
    update: { is: 'Umboði breytt', en: 'Proxy changed' },
    delete: { is: 'Umboði eytt', en: 'Proxy deleted' },
    about: ['assembly_id'],
    columns: {
      proxy_id: technical,
      assembly_id: assembly,
      giver_id: { kind: 'person', is: 'Umbjóðandi', en: 'Giver' },
      holder_id: { kind: 'person', is: 'Umboðshafi', en: 'Holder' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          offered: { is: 'Boðið', en: 'Offered' },
          accepted: { is: 'Samþykkt', en: 'Accepted' },
          declined: { is: 'Hafnað', en: 'Declined' },
          withdrawn: { is: 'Dregið til baka', en: 'Withdrawn' },
        },
      },
      offered_at: { kind: 'instant', is: 'Boðið', en: 'Offered' },
      answered_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
    },
  },
};
