import type { Refusals } from './refusal.ts';

/** What later files of a society that is brought in would do to what is here beside what they say. */
export const societyLostRefusals = {
  'society.line.ofLogin': {
    status: 422,
    is: 'Nr. {value} er án kennitölu hér og skráin gefur því kennitölu einhvers sem er með aðgang. Skrár segja ekki til um hver á aðgang.',
    en: 'Number {value} has no national ID here, and the file gives it that of somebody who has a login. Files do not say whose a login is.',
  },
  'society.line.columnsLost': {
    status: 422,
    is: 'Nr. {value} kom áður með dálkum sem vantar núna, og það sem er í þeim hér hyrfi: {missing}. Hafðu þá með, tóma þar sem ekkert á að standa.',
    en: 'Number {value} came with columns before that are missing now, and what they have here would be lost: {missing}. Send them too, empty where there is nothing.',
  },
  'society.line.partsLost': {
    status: 422,
    is: 'Verkið {value} á meira hér en er í skránum og það hyrfi. Þessar skrár vantar: {missing}. Sendu þær líka, með fyrstu línunni einni ef ekkert á að standa eftir.',
    en: 'Work {value} has more here than the files say, and that would be lost. These files are missing: {missing}. Send them too, with their first line alone if nothing shall be left.',
  },
  'society.line.linesLost': {
    status: 422,
    is: 'Nr. {value} á línur hér en enga í skránni {file}. Sendu þær allar með.',
    en: 'Number {value} has lines here and none in the file {file}. Send all of them too.',
  },
  'society.line.mergedAuthors': {
    status: 422,
    is: 'Höfundarnir {authors} á verkinu {value} eru einn og sami hér, því þeir voru sameinaðir. Hafðu hann einu sinni á verkinu, með öllum hlutnum.',
    en: 'The authors {authors} of work {value} are one here, as they were merged. Name that author once on the work, with the whole share.',
  },
} as const satisfies Refusals;
