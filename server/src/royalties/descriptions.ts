import { mostProblems, partBytes } from '@omur/contract/royalties/distributions';
import type { Descriptions } from '../platform/http/describe.ts';

export const royaltiesCalls: Descriptions = {
  'GET /api/distributionCalendar': {
    summary: 'The days of distributions, finished and planned, the first day first. No amounts.',
    spec: 'M2, L2.23',
  },
  'GET /api/distributionCalendar/planned': {
    summary: 'Every planned day, also of what has been finished since; the last day first.',
    spec: 'D1, M2',
  },
  'POST /api/distributionCalendar/planned': {
    summary: 'Plans the day of a distribution; 409 when one of its category and period is planned already.',
    spec: 'D1',
  },
  'PUT /api/distributionCalendar/planned/:plannedDistributionId': {
    summary: 'Changes a planned day; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'DELETE /api/distributionCalendar/planned/:plannedDistributionId': {
    summary: 'Takes a planned day out of the calendar.',
    spec: 'D1',
  },
  'GET /api/distributionCalendar/feed': {
    summary: 'Whether one’s own login has an address for calendars, and when it was last read.',
    spec: 'M2, S6',
  },
  'PATCH /api/distributionCalendar/feed': {
    summary: 'Makes an address for calendars to subscribe to, of one’s own login; the one before ends.',
    spec: 'M2, S6',
  },
  'DELETE /api/distributionCalendar/feed': {
    summary: 'Ends one’s own address for calendars.',
    spec: 'M2, S6',
  },
  'GET /api/distributionCalendar/feeds/:feedFile': {
    summary:
      'The days of distributions as a calendar (RFC 5545), in the language of whoever made the address.',
    spec: 'M2',
  },
  'GET /api/distributions': {
    summary: 'All distributions, the highest number first.',
    spec: 'M1, D1',
  },
  'GET /api/distributions/:distributionId': {
    summary: 'A distribution, with how far its import has come and its control sums.',
    spec: 'M1, M3',
  },
  'PUT /api/distributions/:distributionId': {
    summary:
      'Announces a distribution by its number, and the file of its lines. One that has been read, or finished, stays as it is: 409.',
    spec: 'M1, D1',
  },
  'PUT /api/distributions/:distributionId/parts/:partNumber': {
    summary: `Takes a part of the file, counted from 1. All but the last have ${partBytes} bytes. May be sent again.`,
    spec: 'M1',
  },
  'GET /api/distributions/:distributionId/parts': {
    summary: 'The parts of a file that have arrived, each with its checksum: they need not be sent again.',
    spec: 'M1',
  },
  'GET /api/distributions/:distributionId/controllers': {
    summary:
      'Whose amounts a service’s file has, and which of these rights controllers are ours: as somebody chose, else as is likely.',
    spec: 'R240',
  },
  'PUT /api/distributions/:distributionId/controllers': {
    summary:
      'Says which rights controllers of a service’s file are ours, before it is read. Amounts of the others are left out; one that was not among them refuses the file.',
    spec: 'R240',
  },
  'PATCH /api/distributions/:distributionId/controllers': {
    summary:
      'Says that the caller, who has not chosen them, has seen which rights controllers of a service’s file were. Who has may finish the distribution.',
    spec: 'R240',
  },
  'POST /api/distributions/:distributionId/import': {
    summary:
      'Has the file read, once all of its parts are there. It is taken whole, or not at all. A service’s file first takes the choice whose amounts are ours.',
    spec: 'M1, M3, J1, R240',
  },
  'GET /api/distributions/:distributionId/problems': {
    summary: `Why a file was not taken: its first ${mostProblems} problems, in the language of the request.`,
    spec: 'M1',
  },
  'GET /api/distributions/:distributionId/unmatched': {
    summary: 'The lines of a distribution that could be given to nobody.',
    spec: 'M1',
  },
  'GET /api/distributions/:distributionId/rights': {
    summary:
      'Whom a correction by a file takes from and whom it pays, the most first: what the corrected distribution and corrections paid each right, what they do with this one, and what comes to its balance. Until it is finished.',
    spec: 'R247',
  },
  'PATCH /api/distributions/:distributionId/rights': {
    summary:
      'Says that the caller has seen whom a correction by a file takes from and whom it pays. Who has may finish it.',
    spec: 'R247',
  },
  'POST /api/distributions/:distributionId/finish': {
    summary:
      'Finishes a distribution, which does not pay the caller: from now on members see it, are told, and it never changes. One of a service’s file is finished by another than who chose its rights controllers, who has seen the choice.',
    spec: 'M2, J3, R148, R240',
  },
  'POST /api/distributions/:distributionId/cancel': {
    summary:
      'Cancels a distribution that is not finished; nothing of its file is left. Its number may be announced again, of many lines once a job has cleared them (409 until then).',
    spec: 'M1, O34',
  },
  'GET /api/distributionCategories': {
    summary: 'The categories that a distribution can have.',
    spec: 'M1',
  },
  'GET /api/distributionPots': {
    summary: 'The pots that distributions are paid from, those without an explanation first.',
    spec: 'M1, L2.24',
  },
  'PUT /api/distributionPots/:potId': {
    summary:
      'Explains a pot in words for those it pays, in both languages. 412 when somebody changed it since the version that is named.',
    spec: 'L2.24, J4',
  },
  'GET /api/persons/statistics': {
    summary: 'The domestic distributions that paid a right of the caller, by day.',
    spec: 'L7.19, L2.24, L3.13',
  },
  'GET /api/persons/streamStatistics': {
    summary:
      'The periods of sales and streaming that paid a right of the caller, by the day of the last payout.',
    spec: 'L7.19, L2.25',
  },
  'GET /api/persons/statistics/breakdown': {
    summary:
      'What rights of the caller brought by month of use, performer, station, country, pot or work, and in as many days before; the thousand that brought the most.',
    spec: 'R27',
  },
  'GET /api/persons/statistics/deductions': {
    summary:
      'What payers paid, what was deducted and what is left, of what runs brought a right of the caller.',
    spec: 'R5',
  },
  'GET /api/persons/top10Compositions': {
    summary: 'The ten works that brought a right of the caller most, over all distributions.',
    spec: 'L7.19, L2.26, L3.17',
  },
  'GET /api/persons/compositionStatistics': {
    summary: 'What a work brought a right of the caller, by category of distribution.',
    spec: 'L7.20, L2.26, L3.17',
  },
  'GET /api/persons/compositionStatisticsByYear': {
    summary: 'The same by year of distribution.',
    spec: 'L7.20, L2.26, L3.17',
  },
  'GET /api/persons/compositionStatisticsByCountry': {
    summary: 'The same by country of use.',
    spec: 'L7.20, L2.26, L3.17',
  },
  'GET /api/persons/statistics/distributions': {
    summary:
      'Statement lines of a right of the caller, or of all of them: of a distribution, a period of sales and streaming, a pot, a work, a category or a country.',
    spec: 'L7.21, L3.14, F3.11, F9.11',
  },
  'GET /api/persons/statistics/streams/periods': {
    summary:
      'What moved in a period of sales and streaming, by pot; what was deducted, paid or allocated is negative.',
    spec: 'L7.22, L2.25, L9.5',
  },
  'GET /api/persons/statuses/periods/:periodId/:rightId': {
    summary:
      'What moved on a right of the caller in a period, by pot; of one distribution of it when that is named.',
    spec: 'L7.23, L3.15, L4.4',
  },
  'GET /api/persons/statuses': {
    summary: 'What moved on a right of the caller, by distribution and pot. Takes days, or years.',
    spec: 'L7.24, L2.28, M3',
  },
  'GET /api/persons/statuses/summary': {
    summary: 'The same added up by year. Takes days, or years.',
    spec: 'L7.24, L2.28, M3',
  },
  'GET /api/distributions/:distributionId/royaltyText': {
    summary: 'The text printed with a finished distribution, in the language of the request.',
    spec: 'L7.25, L2.24',
  },
  'GET /api/unmatchedUsage': {
    summary:
      'Usage of finished distributions that could be given to nobody, by title and performers, the newest first.',
    spec: 'M1',
  },
  'GET /api/unmatchedUsage/likeMine': {
    summary:
      'Usage that may be of a work of the caller: its title is the same, or the work is known and the money waits for a green light. What they have claimed is left out.',
    spec: 'M1',
  },
  'GET /api/usageClaims': {
    summary: 'The claims of the caller, the newest first.',
    spec: 'M1',
  },
  'POST /api/usageClaims': {
    summary: 'Claims unmatched usage with a work that the caller is a party to.',
    spec: 'M1, V7, S6, R129',
  },
  'DELETE /api/usageClaims/:usageClaimId': {
    summary: 'Withdraws a claim that has not been decided. The records keep it.',
    spec: 'M1, S6, J4',
  },
  'GET /api/usageClaims/desk': {
    summary: 'Claims to unmatched usage, the longest waiting first; or those that were decided.',
    spec: 'M1, D1, R234',
  },
  'PATCH /api/usageClaims/:usageClaimId': {
    summary:
      'Accepts a claim, which refuses the others to the same usage and puts its money into the next distribution; or refuses it with a remark, also one accepted whose money has not been paid.',
    spec: 'M1, D1, R129, R166, R234',
  },
};
