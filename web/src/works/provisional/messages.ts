import type { ProvisionalState } from '@omur/contract/works/provisional';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  subtitle: {
    is: 'Verk sem enginn hefur skráð. Þau eru rauð og utan biðraðar þar til félagi skráir þau.',
    en: 'Works that nobody has registered. They stay red and out of the queue until a member registers them.',
  },
  make: { is: 'Skrá til bráðabirgða', en: 'Register provisionally' },
  which: { is: 'Staða skráninga', en: 'State of the registrations' },
  search: { is: 'Leita eftir heiti', en: 'Search by title' },
  count: {
    is: { one: '{count} skráning', other: '{count} skráningar' },
    en: { one: '{count} registration', other: '{count} registrations' },
  },
  emptyHint: {
    is: 'Skráðu hér verk sem hafa heyrst en enginn hefur gert tilkall til.',
    en: 'Register works here that have been heard but that nobody has claimed.',
  },
  work: { is: 'Verk', en: 'Work' },
  length: { is: 'Lengd', en: 'Length' },
  lengthHint: { is: 'Mínútur og sekúndur, til dæmis 3.25', en: 'Minutes and seconds, for example 3.25' },
  remark: { is: 'Athugasemd', en: 'Remark' },
  remarkHint: {
    is: 'Til dæmis hvar verkið heyrðist. Aðeins starfsfólk sér hana.',
    en: 'For example where the work was heard. Only staff see it.',
  },
  made: { is: 'Skráð', en: 'Made' },
  madeBy: { is: '{name}, {day}', en: '{name}, {day}' },
  takenOver: { is: 'Tekin yfir', en: 'Taken over' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  edit: { is: 'Breyta', en: 'Edit' },
  editWhich: { is: 'Breyta: {title}', en: 'Edit: {title}' },
  close: { is: 'Loka', en: 'Close' },
  closeWhich: { is: 'Loka: {title}', en: 'Close: {title}' },
  workTitle: { is: 'Heiti', en: 'Title' },
  newTitle: { is: 'Skrá verk til bráðabirgða', en: 'Register a work provisionally' },
  editTitle: { is: 'Breyta bráðabirgðaskráningu', en: 'Edit a provisional registration' },
  closeTitle: { is: 'Loka „{title}“?', en: 'Close “{title}”?' },
  closeWhy: {
    is: 'Verkið hverfur úr leit og félagar geta ekki tekið skráninguna yfir. Þessu verður ekki breytt aftur.',
    en: 'The work disappears from searches and members can no longer take it over. This cannot be undone.',
  },
  reason: { is: 'Ástæða', en: 'Reason' },
  reasonMissing: { is: 'Skrifaðu hvers vegna skráningunni er lokað.', en: 'Write why it is closed.' },
  titleMissing: { is: 'Skrifaðu heiti verksins.', en: 'Write the title of the work.' },
  closeIt: { is: 'Loka skráningu', en: 'Close the registration' },
  saved: { is: '„{title}“ var vistað.', en: '“{title}” was saved.' },
  wasMade: { is: '„{title}“ var skráð til bráðabirgða.', en: '“{title}” was registered provisionally.' },
  closed: { is: '„{title}“ var lokað.', en: '“{title}” was closed.' },
  none: { is: '–', en: '–' },
} satisfies Record<string, Text>;

export const stateLabels: Record<ProvisionalState, Text> = {
  open: { is: 'Opnar', en: 'Open' },
  takenOver: { is: 'Teknar yfir', en: 'Taken over' },
  closed: { is: 'Lokaðar', en: 'Closed' },
};
