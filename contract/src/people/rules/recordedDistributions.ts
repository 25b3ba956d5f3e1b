import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;

const distributionStates = {
  importing: { is: 'Í innlestri', en: 'Importing' },
  refused: { is: 'Skrá hafnað', en: 'File refused' },
  checked: { is: 'Stemmd af', en: 'Reconciled' },
  finished: { is: 'Lokið', en: 'Finished' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};
const claimStates = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  accepted: { is: 'Samþykkt', en: 'Accepted' },
  refused: { is: 'Hafnað', en: 'Refused' },
};

/** Distributions, and claims to usage of unknown works. */
export const distributionTables: Readonly<Record<string, RecordedTable>> = {
  distribution: {
    name: { is: 'Úthlutun', en: 'Distribution' },
    insert: { is: 'Úthlutun tilkynnt', en: 'Distribution announced' },
    update: { is: 'Úthlutun breytt', en: 'Distribution changed' },
    delete: { is: 'Úthlutun eytt', en: 'Distribution deleted' },
    about: ['name'],
    isForStaff: true,
    columns: {
      distribution_id: { kind: 'number', is: 'Númer úthlutunar', en: 'Number of the distribution' },
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      category_id: technical,
      period_id: technical,
      distributed_on: { kind: 'day', is: 'Úthlutað', en: 'Distributed' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: distributionStates },
      correction_of: { kind: 'number', is: 'Leiðréttir úthlutun', en: 'Corrects distribution' },
      period_ends_on: { kind: 'day', is: 'Lok tímabils', en: 'End of the period' },
      override_reason: { kind: 'text', is: 'Ástæða fráviks', en: 'Reason for the exception' },
      announced_by: { kind: 'user', is: 'Tilkynnt af', en: 'Announced by' },
      finished_by: { kind: 'user', is: 'Lokið af', en: 'Finished by' },
      royalty_text_is: { kind: 'text', is: 'Texti á íslensku', en: 'Text in Icelandic' },
      royalty_text_en: { kind: 'text', is: 'Texti á ensku', en: 'Text in English' },
      is_finished: technical,
    },
  },
  planned_distribution: {
    name: { is: 'Úthlutunardagur', en: 'Distribution day' },
    insert: { is: 'Úthlutunardagur ákveðinn', en: 'Distribution day planned' },
    update: { is: 'Úthlutunardegi breytt', en: 'Distribution day changed' },
    delete: { is: 'Úthlutunardagur felldur niður', en: 'Distribution day removed' },
    about: ['period_name'],
    isForStaff: true,
    columns: {
      planned_distribution_id: technical,
      category_id: technical,
      period_name: { kind: 'text', is: 'Tímabil', en: 'Period' },
      planned_on: { kind: 'day', is: 'Dagur', en: 'Day' },
      remark_is: { kind: 'text', is: 'Athugasemd á íslensku', en: 'Remark in Icelandic' },
      remark_en: { kind: 'text', is: 'Athugasemd á ensku', en: 'Remark in English' },
      version: technical,
      changed_at: technical,
    },
  },
  pot: {
    name: { is: 'Pottur', en: 'Pot' },
    insert: { is: 'Potti bætt við', en: 'Pot added' },
    update: { is: 'Potti breytt', en: 'Pot changed' },
    delete: { is: 'Potti eytt', en: 'Pot deleted' },
    about: ['name'],
    isForStaff: true,
    columns: {
      pot_id: technical,
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      name_en: { kind: 'text', is: 'Heiti á ensku', en: 'Name in English' },
      explanation_is: { kind: 'text', is: 'Skýring á íslensku', en: 'Explanation in Icelandic' },
      explanation_en: { kind: 'text', is: 'Skýring á ensku', en: 'Explanation in English' },
      version: technical,
    },
  },
  usage_claim: {
    name: { is: 'Krafa um óráðstafaða greiðslu', en: 'Claim to unmatched usage' },
    insert: { is: 'Krafa gerð um óráðstafaða greiðslu', en: 'Unmatched usage claimed' },
    update: { is: 'Krafa um óráðstafaða greiðslu afgreidd', en: 'Claim to unmatched usage decided' },
    delete: { is: 'Kröfu um óráðstafaða greiðslu eytt', en: 'Claim to unmatched usage deleted' },
    about: ['work_id'],
    columns: {
      usage_claim_id: technical,
      unmatched_usage_id: technical,
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      person_id: technical,
      claimed_at: { kind: 'instant', is: 'Send', en: 'Sent' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: claimStates },
      note: { kind: 'text', is: 'Skýring', en: 'Explanation' },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      decided_at: { kind: 'instant', is: 'Afgreidd', en: 'Decided' },
      decided_by: technical,
      paid_in: { kind: 'number', is: 'Greidd í úthlutun', en: 'Paid in distribution' },
    },
  },
};
