import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const dispute = { kind: 'number', is: 'Ágreiningur nr.', en: 'Dispute no.' } as const;

/** Disputes over the shares of works. */
export const disputeTables: Readonly<Record<string, RecordedTable>> = {
  work_dispute: {
    name: { is: 'Ágreiningur um hlutföll', en: 'Dispute over shares' },
    insert: { is: 'Hlutföll vefengd', en: 'Shares disputed' },
    update: { is: 'Ágreiningi um hlutföll breytt', en: 'Dispute over shares changed' },
    delete: { is: 'Ágreiningi um hlutföll eytt', en: 'Dispute over shares deleted' },
    about: ['work_id'],
    columns: {
      work_dispute_id: dispute,
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      counts_from: { kind: 'day', is: 'Hlutföllin gilda frá', en: 'Shares count from' },
      state: { kind: 'text', is: 'Staða', en: 'State' },
      reason: { kind: 'text', is: 'Rök', en: 'Reasons' },
      opened_by: { kind: 'person', is: 'Hafinn af', en: 'Opened by' },
      opened_by_user: { kind: 'user', is: 'Skráður af', en: 'Entered by', isForStaff: true },
      opened_at: { kind: 'instant', is: 'Hafinn', en: 'Opened' },
      answer_by: { kind: 'day', is: 'Svara fyrir', en: 'Answer by' },
      offer_number: { kind: 'number', is: 'Tilboð nr.', en: 'Offer no.' },
      offered_by: { kind: 'person', is: 'Tilboð frá', en: 'Offered by' },
      offered_by_user: { kind: 'user', is: 'Tilboð skráð af', en: 'Offer entered by', isForStaff: true },
      offer_remark: { kind: 'text', is: 'Athugasemd við tilboð', en: 'Remark on the offer' },
      ended_at: { kind: 'instant', is: 'Lauk', en: 'Ended' },
      decided_by: { kind: 'user', is: 'Úrskurðað af', en: 'Decided by', isForStaff: true },
      decision: { kind: 'text', is: 'Úrskurður', en: 'Decision' },
      claimed_in: { kind: 'work', is: 'Krafan er í skráningu', en: 'Claimed in the registration' },
    },
  },
  work_dispute_share: {
    name: { is: 'Hlutur í ágreiningi', en: 'Share in dispute' },
    insert: { is: 'Hlutur lagður til', en: 'Share proposed' },
    update: { is: 'Tilboð um hlut', en: 'Share offered' },
    delete: { is: 'Hlut eytt', en: 'Share deleted' },
    about: ['work_dispute_id', 'author_id'],
    columns: {
      work_dispute_id: dispute,
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      registered_share: { kind: 'share', is: 'Skráð', en: 'Registered' },
      proposed_share: { kind: 'share', is: 'Krafist', en: 'Claimed' },
      offered_share: { kind: 'share', is: 'Boðið', en: 'Offered' },
      agreed_share: { kind: 'share', is: 'Niðurstaða', en: 'Outcome' },
      undisputed_share: { kind: 'share', is: 'Óumdeilt', en: 'Not in doubt' },
    },
  },
  work_dispute_party: {
    name: { is: 'Aðili að ágreiningi', en: 'Party to a dispute' },
    insert: { is: 'Aðili að ágreiningi', en: 'Party to a dispute' },
    update: { is: 'Tilboði svarað', en: 'Offer answered' },
    delete: { is: 'Aðila að ágreiningi eytt', en: 'Party to a dispute deleted' },
    about: ['work_dispute_id', 'person_id'],
    columns: {
      work_dispute_id: dispute,
      party_id: technical,
      person_id: { kind: 'person', is: 'Aðili', en: 'Party' },
      accepted_offer: { kind: 'number', is: 'Samþykkti tilboð nr.', en: 'Accepted offer no.' },
      accepted_by: { kind: 'user', is: 'Samþykkt af', en: 'Accepted by', isForStaff: true },
      accepted_at: { kind: 'instant', is: 'Samþykkt', en: 'Accepted' },
    },
  },
};
