import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const group = { kind: 'number', is: 'Hópur nr.', en: 'Group no.' } as const;

/** Groups of authors, who is in them, and what they play. */
export const groupTables: Readonly<Record<string, RecordedTable>> = {
  author_group: {
    name: { is: 'Hópur', en: 'Group' },
    insert: { is: 'Hópur stofnaður', en: 'Group made' },
    update: { is: 'Hópi breytt', en: 'Group changed' },
    delete: { is: 'Hópur lagður niður', en: 'Group ended' },
    about: ['group_name'],
    columns: {
      group_id: group,
      group_name: { kind: 'text', is: 'Heiti hóps', en: 'Name of the group' },
      split_number: { kind: 'number', is: 'Skipting nr.', en: 'Split no.' },
      split_by: { kind: 'user', is: 'Skipting lögð til af', en: 'Split proposed by', isForStaff: true },
      split_for: { kind: 'user', is: 'Fyrir hönd', en: 'On behalf of', isForStaff: true },
      made_at: { kind: 'instant', is: 'Stofnaður', en: 'Made' },
    },
  },
  author_group_member: {
    name: { is: 'Höfundur í hópi', en: 'Author in a group' },
    insert: { is: 'Höfundi boðið í hóp', en: 'Author asked into a group' },
    update: { is: 'Aðild að hópi breytt', en: 'Membership of a group changed' },
    delete: { is: 'Höfundur farinn úr hópi', en: 'Author no longer in a group' },
    about: ['group_id'],
    columns: {
      group_id: group,
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      author_type_id: { kind: 'authorType', is: 'Hlutverk', en: 'Role' },
      share: { kind: 'share', is: 'Hlutur', en: 'Share' },
      position: technical,
      asked_at: { kind: 'instant', is: 'Spurður', en: 'Asked' },
      joined_at: { kind: 'instant', is: 'Gekk í hópinn', en: 'Joined' },
      agreed_split: { kind: 'number', is: 'Samþykkti skiptingu nr.', en: 'Agreed to split no.' },
    },
  },
  author_group_set_list: {
    name: { is: 'Lagalisti hóps', en: 'Set list of a group' },
    insert: { is: 'Lagalisti hóps vistaður', en: 'Set list of a group saved' },
    update: { is: 'Lagalista hóps breytt', en: 'Set list of a group changed' },
    delete: { is: 'Lagalista hóps eytt', en: 'Set list of a group deleted' },
    about: ['set_list_name'],
    columns: {
      set_list_id: technical,
      group_id: group,
      set_list_name: { kind: 'text', is: 'Heiti lagalista', en: 'Name of the set list' },
      kept_at: { kind: 'instant', is: 'Vistaður', en: 'Saved' },
    },
  },
  group_performance: {
    name: { is: 'Flutningur hóps', en: 'Performance of a group' },
    insert: { is: 'Flutningur skráður á hóp', en: 'Performance registered as a group’s' },
    update: { is: 'Flutningi hóps breytt', en: 'Performance of a group changed' },
    delete: { is: 'Flutningur tekinn af hópi', en: 'Performance no longer a group’s' },
    about: ['live_performance_id'],
    columns: {
      live_performance_id: { kind: 'number', is: 'Lifandi flutningur nr.', en: 'Live performance no.' },
      group_id: group,
      registered_as: { kind: 'author', is: 'Skráð undir nafninu', en: 'Registered as' },
      version: technical,
    },
  },
  set_list_word: {
    name: { is: 'Umsögn um lagalista', en: 'Word on a set list' },
    insert: { is: 'Beðið um umsögn um lagalista', en: 'Asked about a set list' },
    update: { is: 'Umsögn um lagalista', en: 'Word on a set list' },
    delete: { is: 'Umsögn um lagalista eytt', en: 'Word on a set list deleted' },
    about: ['live_performance_id'],
    columns: {
      live_performance_id: { kind: 'number', is: 'Lifandi flutningur nr.', en: 'Live performance no.' },
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      asked_at: { kind: 'instant', is: 'Spurður', en: 'Asked' },
      is_right: { kind: 'yesNo', is: 'Lagalistinn er réttur', en: 'The set list is right' },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      said_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
      said_of: { kind: 'number', is: 'Um útgáfu listans', en: 'Of edition of the list' },
      joined_on: { kind: 'day', is: 'Í hópnum frá', en: 'In the group since' },
      is_told_again: technical,
    },
  },
};
