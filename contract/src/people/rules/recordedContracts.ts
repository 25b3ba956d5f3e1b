import { plainSubmission } from '../../platform/fields/plainContract.ts';
import { recordedTerritories } from './recordedAgreements.ts';
import { recordedPlain } from './recordedPlain.ts';
import type { RecordedTable } from './recordedTables.ts';

const states = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  approved: { is: 'Samþykktur', en: 'Approved' },
  refused: { is: 'Hafnað', en: 'Refused' },
};

/** What becomes of contracts that await approval. */
export const contractTables: Readonly<Record<string, RecordedTable>> = {
  contract_submission: {
    name: { is: 'Samningur í bið', en: 'Pending contract' },
    insert: { is: 'Útgáfusamningur sendur inn', en: 'Publishing contract submitted' },
    update: { is: 'Innsendur útgáfusamningur afgreiddur', en: 'Submitted publishing contract decided on' },
    delete: { is: 'Innsendum útgáfusamningi eytt', en: 'Submitted publishing contract deleted' },
    about: ['author_id'],
    columns: {
      submission_id: { kind: 'number', is: 'Númer innsendingar', en: 'Submission number' },
      publisher_id: { kind: 'person', is: 'Útgefandi', en: 'Publisher' },
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      offered_by: {
        kind: 'choice',
        is: 'Boðinn fram af',
        en: 'Offered by',
        words: { publisher: { is: 'Útgefanda', en: 'Publisher' }, author: { is: 'Höfundi', en: 'Author' } },
      },
      answered_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
      answered_by: { kind: 'user', is: 'Svarað af', en: 'Answered by' },
      starts_on: { kind: 'day', is: 'Upphaf', en: 'Starts' },
      ends_on: { kind: 'day', is: 'Lok', en: 'Ends' },
      performance_share: { kind: 'share', is: 'Flutningsréttur', en: 'Performance share' },
      mechanical_share: { kind: 'share', is: 'Fjölföldunarréttur', en: 'Mechanical share' },
      ...recordedPlain(plainSubmission),
      territories: recordedTerritories,
      state: { kind: 'choice', is: 'Staða', en: 'State', words: states },
      submitted_at: { kind: 'instant', is: 'Sendur inn', en: 'Submitted' },
      submitted_by: { kind: 'user', is: 'Sendur inn af', en: 'Submitted by', isForStaff: true },
      sent_by: { kind: 'user', is: 'Í raun sendur af', en: 'Really sent by', isForStaff: true },
      may_reduce_recovery: {
        kind: 'yesNo',
        is: 'Óendurheimt fyrirframgreiðsla var skoðuð',
        en: 'What is left of an advance was seen',
        isForStaff: true,
      },
      answered_for: { kind: 'user', is: 'Svarað fyrir', en: 'Answered for', isForStaff: true },
      are_holders_seen: {
        kind: 'yesNo',
        is: 'Aðrir rétthafar voru skoðaðir',
        en: 'Other holders were seen',
        isForStaff: true,
      },
      takes_two: { kind: 'yesNo', is: 'Tvo þarf til', en: 'Takes two', isForStaff: true },
      decided_at: { kind: 'instant', is: 'Afgreiddur', en: 'Decided' },
      decided_by: { kind: 'user', is: 'Afgreiddur af', en: 'Decided by', isForStaff: true },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      contract_id: { kind: 'number', is: 'Númer samnings', en: 'Contract number' },
      works_count: { kind: 'number', is: 'Fjöldi verka', en: 'Number of works' },
    },
  },
};
