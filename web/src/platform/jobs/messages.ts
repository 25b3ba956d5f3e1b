import type { JobState } from '@omur/contract/platform/calls/jobs';
import type { Text } from '../i18n/text.ts';

export const messages = {
  about: {
    is: 'Það sem vefurinn gerir af sjálfu sér. Það sem mistekst er reynt aftur, æ sjaldnar.',
    en: 'Background jobs. Failed jobs are retried at increasing intervals.',
  },
  queues: { is: 'Raðir', en: 'Queues' },
  task: { is: 'Hvað', en: 'Job' },
  detail: { is: 'Gögn', en: 'Data' },
  due: { is: 'Á að keyra', en: 'Due' },
  began: { is: 'Byrjaði', en: 'Began' },
  took: { is: 'Tók', en: 'Took' },
  outcome: { is: 'Niðurstaða', en: 'Outcome' },
  attempts: { is: 'Tilraunir', en: 'Attempts' },
  attemptsOf: { is: '{attempts} af {most}', en: '{attempts} of {most}' },
  error: { is: 'Villa', en: 'Error' },
  running: { is: 'Í keyrslu', en: 'Running' },
  givenUp: { is: 'Gefist upp', en: 'Given up' },
  succeeded: { is: 'Tókst', en: 'Succeeded' },
  failed: { is: 'Mistókst', en: 'Failed' },
  runNow: { is: 'Keyra núna', en: 'Run now' },
  runNowOf: { is: 'Keyra núna: {task} nr. {number}', en: 'Run now: {task} no. {number}' },
  action: { is: 'Aðgerð', en: 'Action' },
  started: { is: 'Þetta fer af stað innan skamms.', en: 'The job is about to start.' },
  milliseconds: { is: '{count} ms', en: '{count} ms' },
  seconds: { is: '{count} sek.', en: '{count} s' },
  count: {
    is: { one: '{count} færsla', other: '{count} færslur' },
    en: { one: '{count} entry', other: '{count} entries' },
  },
};

export const stateNames: Record<JobState, Text> = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  failed: { is: 'Mistókst', en: 'Failed' },
  ran: { is: 'Keyrt', en: 'Ran' },
};

export const emptyHints: Record<JobState, Text> = {
  waiting: { is: 'Ekkert bíður eins og er.', en: 'Nothing is waiting right now.' },
  failed: { is: 'Ekkert hefur mistekist.', en: 'Nothing has failed.' },
  ran: {
    is: 'Hér birtist það sem keyrt var síðustu 30 daga.',
    en: 'What ran in the last 30 days appears here.',
  },
};
