import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportCells, summaryCells } from './reportRecords.ts';

// Where DDEX's own schemas have the cells that are read (repository ddexnet/dsrf, folder schemas: UgcProfile 1.1.1 and 1.2,
// AudioVisualProfile 1.0 and 1.1, BasicAudioProfile 1.1), counted there element by element, up to the last cell that is read.
// Names alone are told here, as records name them; nothing else of the schemas is.
const uses = 'RecordType BlockId SummaryRecordId SalesTransactionId TransactedRelease TransactedResource';
const resource = 'RecordType BlockId ResourceReference DspResourceId';
const summary =
  'RecordType SummaryRecordId DistributionChannel DistributionChannelDPID CommercialModel UseType Territory ServiceDescription';
const recording = `${resource} ISRC Title SubTitle DisplayArtistName DisplayArtistPartyId Duration ResourceType`;
const video = `${resource} ISAN EIDR ProprietaryId VideoType Title SubTitle OriginalTitle SeasonNumber EpisodeNumber Genre Duration`;
const cue =
  'RecordType BlockId CueResourceReference CueStartTime CueDuration ReferencedCreationISRC ReferencedCreationISWC ReferencedCreationTitle ReferencedCreationDisplayArtistName ReferencedCreationDisplayArtistPartyId ReferencedCreationContributorName ReferencedCreationContributorPartyId';
const subscribers = `${summary} SubscriberType Subscribers SubPeriodStartDate SubPeriodEndDate UsagesInSubPeriod UsagesInReportingPeriod`;
const licensor = `${summary} RightsController RightsControllerPartyId RightsType TotalUsages AllocatedUsages MusicUsageRatio`;
const head =
  'RecordType MessageVersion Profile ProfileVersion MessageId MessageCreatedDateTime FileNumber NumberOfFiles UsageStartDate UsageEndDate SenderPartyId SenderName ServiceDescription RecipientPartyId RecipientName RepresentedRepertoire';
const sold = `${uses} IsRoyaltyBearing SalesUpgrade Usages Returns`;
const streamed = `${uses} IsRoyaltyBearing NumberOfStreams`;
const rented = `${uses} DrmEnforcementType VideoDefinitionType CodingType BitRate OriginalBroadcastChannel OriginalBroadcastDateTime IsRoyaltyBearing SalesUpgrade Usages Returns`;
const shown =
  'RecordType BlockId SalesTransactionId SummaryRecordId DspReleaseId Usages NetRevenue ValidityPeriodStart ValidityPeriodEnd';
const schemas: [string, keyof typeof reportCells, string][] = [
  ['HEAD', 'HEAD', head],
  ['SY01', 'SY01', `${summary} Usages Subscribers Currency`],
  ['SY01.01', 'SY01', `${summary} Usages Subscribers CurrencyOfReporting`],
  ['SY02.01', 'SY02', `${summary} Usages Users Currency NetRevenue RightsController`],
  ['SY02.02', 'SY02', `${summary} Usages Users CurrencyOfReporting NetRevenue RightsController`],
  ['SY04', 'SY04', `${subscribers} Currency`],
  ['SY04.01', 'SY04', `${subscribers} CurrencyOfReporting`],
  [
    'SY05.02',
    'SY05',
    `${licensor} AllocatedNetRevenue AllocatedRevenue RightsControllerMarketShare CurrencyOfReporting`,
  ],
  ['SY06', 'SY06', `${summary} Usages Subscribers Currency`],
  ['SY06.01', 'SY06', `${summary} Usages Subscribers CurrencyOfReporting`],
  [
    'SY09',
    'SY09',
    'RecordType SummaryRecordId CommercialModel UseType Territory ServiceDescription SubscriberType RightsController RightsControllerPartyId RightsType TotalUsages AllocatedUsages NetRevenue IndirectNetRevenue RightsControllerMarketShare CurrencyOfReporting',
  ],
  ['AS01', 'AS01', recording],
  ['AS01.01', 'AS01', recording],
  ['AS02.02', 'AS02', `${recording} ISWC ComposerAuthor`],
  ['AS03', 'AS03', video],
  ['AS03.01', 'AS03', video],
  ['CU01 of 1.0', 'CU01', `${cue} ReferencedWorkComposerAuthorName`],
  ['CU01 of 1.1', 'CU01', `${cue} ReferencedCreationComposerAuthorName`],
  ['MW01.01', 'MW01', 'RecordType BlockId DspWorkId ISWC Title SubTitle ComposerAuthor'],
  ['SU01', 'SU01', sold],
  ['SU02', 'SU02', streamed],
  ['SU03.01', 'SU03', shown],
  ['SU03.02', 'SU03', `${shown} ContentCategory IsRoyaltyBearing`],
  ['SU04', 'SU04', rented],
  ['SU04.01', 'SU04', rented],
  [
    'LI01.02',
    'LI01',
    'RecordType BlockId SummaryRecordId RightsController RightsControllerPartyId RightsControllerWorkId RightSharePercentage RightsType AllocatedNetRevenue AllocatedAmount',
  ],
  ['FOOT', 'FOOT', 'RecordType NumberOfLinesInFile'],
];

/** What our cells are called there. */
const theirs: Record<string, RegExp> = {
  version: /^MessageVersion$/u,
  profile: /^Profile$/u,
  profileVersion: /^ProfileVersion$/u,
  reportId: /^MessageId$/u,
  part: /^FileNumber$/u,
  parts: /^NumberOfFiles$/u,
  sender: /^SenderName$/u,
  repertoire: /^RepresentedRepertoire$/u,
  summary: /^SummaryRecordId$/u,
  territory: /^Territory$/u,
  currency: /^Currency(OfReporting)?$/u,
  controller: /^RightsController$/u,
  block: /^BlockId$/u,
  resource: /^(Cue)?ResourceReference$|^TransactedResource$/u,
  isrc: /ISRC$/u,
  iswc: /ISWC$/u,
  title: /^(ReferencedCreation)?Title$/u,
  artist: /DisplayArtistName$/u,
  writers: /ComposerAuthor(Name)?$/u,
  duration: /^(Cue)?Duration$/u,
  episode: /^EpisodeNumber$/u,
  bearing: /^IsRoyaltyBearing$/u,
  usages: /^Usages$/u,
  returns: /^Returns$/u,
  streams: /^NumberOfStreams$/u,
  amount: /^AllocatedAmount$/u,
  lines: /^NumberOfLinesInFile$/u,
  lastDay: /^UsageEndDate$|^ValidityPeriodEnd$/u,
};

describe('the cells of a report', () => {
  it.each(schemas)('R185 of %s stand where the schemas of DDEX have them', (version, record, names) => {
    const cells = names.split(' ');
    for (const [ours, at] of Object.entries(reportCells[record])) {
      // The older of the two ends before it.
      if (version === 'SU03.01' && ours === 'bearing') continue;
      expect(cells[at], `${version} ${ours}`).toMatch(theirs[ours] ?? /^$/u);
    }
  });
  it('R185 are as the sample of a service names them, which is from elsewhere', () => {
    const sample = readFileSync(new URL('../../../../docs/dsr-file.tsv', import.meta.url), 'utf8');
    const named = new Map(
      sample
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .map((line) => line.slice(1).split('\t'))
        .map((cells) => [(cells[0] ?? '').split('.')[0], cells] as const),
    );
    const at = (record: string, place: number) => named.get(record)?.[place];
    expect(at('HEAD', reportCells.HEAD.repertoire)).toBe('RepresentedRepertoire');
    expect(at('SY02', reportCells.SY02.currency)).toBe('Currency');
    expect(at('SY02', reportCells.SY02.controller)).toBe('RightsController');
    expect(at('AS01', reportCells.AS01.title)).toBe('Title');
    expect(at('MW01', reportCells.MW01.writers)).toBe('ComposerAuthor');
    expect(at('SU03', reportCells.SU03.usages)).toBe('Usages');
    expect(at('LI01', reportCells.LI01.controller)).toBe('RightsController');
    expect(at('LI01', reportCells.LI01.amount)).toBe('AllocatedAmount');
  });
  it('R185 of a record that is no summary are none of a summary', () => {
    expect(['SY06', 'SY09', 'SY07', 'SU02'].map((type) => summaryCells(type)?.territory)).toEqual([
      6,
      4,
      undefined,
      undefined,
    ]);
  });
});
