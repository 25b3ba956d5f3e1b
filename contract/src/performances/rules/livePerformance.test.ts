import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLivePerformance,
  checkWithoutSetList,
  livePerformanceText,
  venueNotInList,
  type ProposedLivePerformance,
} from './livePerformance.ts';
import { livePerformanceViolations } from './livePerformanceResult.ts';
import { livePerformanceTexts } from '../../platform/rules/livePerformanceTexts.ts';
import {
  earliestPerformanceDay,
  isDay,
  registrationDeadline,
  writtenDay,
} from '../../platform/rules/performanceDays.ts';
import type { ProposedLine } from './setList.ts';

const today = '2026-11-21';
const known: ProposedLine = { kind: 'known', workId: 4, duration: '3.30', quantity: 1 };
const domestic = {
  kind: 'domestic',
  performers: 'Hljómfall',
  venueId: 12,
  performedOn: '2026-11-20',
  promoter: 'Iðnó',
} as const;
const streaming = { ...domestic, kind: 'streaming', promoter: '' } as const;
const foreign = {
  kind: 'foreign',
  performers: 'Hljómfall',
  countryId: 40,
  city: 'København',
  venue: 'Vega',
  performedOn: '2026-11-20',
  promoter: 'Vega',
} as const;

const rulesAgainst = (performance: ProposedLivePerformance, setList: ProposedLine[] = [known]) =>
  livePerformanceViolations(checkLivePerformance(performance, setList, today)).map(({ rule }) => rule);

describe('a live performance', () => {
  it.each([domestic, streaming, foreign])('L5.1 is sound with what its form demands (%o)', (performance) => {
    expect(rulesAgainst(performance)).toEqual([]);
  });

  it.each([
    [domestic, ['performers', 'performedOn', 'promoter', 'venueId']],
    [streaming, ['performers', 'performedOn', 'venueId']],
    [foreign, ['performers', 'performedOn', 'promoter', 'countryId', 'city', 'venue']],
  ] as const)('L5.1, L2.17 demands each of these and no more (%o)', (performance, fields) => {
    for (const field of fields) {
      const without = { ...performance, [field]: field.endsWith('Id') ? undefined : '  '.trim() };
      expect(rulesAgainst(without as ProposedLivePerformance)).toHaveLength(1);
    }
    expect(rulesAgainst(performance, [])).toEqual(['setList.empty']);
  });

  it('L5.1, L4.2 demands an address where the venue is not in the list', () => {
    const elsewhere = { ...domestic, venueId: venueNotInList };
    const missing = ['livePerformance.addressMissing', 'livePerformance.venueInOther'];
    expect(rulesAgainst(elsewhere)).toEqual(missing);
    expect(rulesAgainst({ ...elsewhere, kind: 'streaming' })).toEqual(missing);
    expect(rulesAgainst({ ...elsewhere, address: 'Aðalstræti 1', otherInfo: 'Skúrinn' })).toEqual([]);
  });

  it('L2.13, L8.6 demands that it be named in other info', () => {
    const elsewhere = { ...domestic, venueId: venueNotInList, address: 'Aðalstræti 1' };
    const about = (otherInfo: string) =>
      checkWithoutSetList({ ...elsewhere, otherInfo }, today).find(({ at }) => at === 'otherInfo');
    for (const nothing of ['', '  '])
      expect(about(nothing)).toMatchObject({ rule: 'livePerformance.venueInOther', state: 'waiting' });
    expect(about('Skúrinn')?.state).toBe('kept');
    expect(livePerformanceTexts['livePerformance.venueInOther'].en).toBe(
      'Please write performance location in Other',
    );
  });

  it('L4.3 wants the year of a festival that was chosen', () => {
    expect(rulesAgainst({ ...domestic, festivalId: 3 })).toEqual(['livePerformance.festivalYearMissing']);
    expect(rulesAgainst({ ...domestic, festivalId: 3, festivalYearId: 9 })).toEqual([]);
  });

  it('L9.8 looks at what may be left out, if it is there', () => {
    expect(rulesAgainst({ ...foreign, promoterEmail: 'booking@vega' })).toEqual([
      'livePerformance.promoterEmailInvalid',
    ]);
    expect(rulesAgainst({ ...foreign, postalCode: '1'.repeat(21) })).toEqual(['livePerformance.tooLong']);
    expect(rulesAgainst({ ...foreign, city: 'Århus'.repeat(30), stage: 'x'.repeat(201) })).toHaveLength(2);
    expect(rulesAgainst({ ...domestic, performers: 'æ'.repeat(200) })).toEqual([]);
  });

  it('an empty form waits, and nothing in it is red', () => {
    const empty = { kind: 'domestic', performers: '', performedOn: '' } as const;
    const results = checkLivePerformance(empty, [], today);
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['waiting']));
    expect(results.map((result) => livePerformanceText(result, 'is'))).toEqual([
      'Flytjendur',
      'Flutningsstaður',
      'Dagsetning innan frests',
      'Tónleikahaldari',
      'Verk á lagalista',
    ]);
  });
});

describe('the day of a live performance', () => {
  it.each([
    ['2024-05-21', []],
    ['2024-05-20', ['livePerformance.dateTooEarly']],
    ['2026-11-21', []],
    ['2026-11-22', ['livePerformance.dateInFuture']],
    ['2026-02-30', ['livePerformance.dateForm']],
    ['21.11.2026', ['livePerformance.dateForm']],
    ['', ['livePerformance.dateMissing']],
  ])('L5.2 can be %j or not', (performedOn, rules) => {
    expect(rulesAgainst({ ...domestic, performedOn })).toEqual(rules);
  });

  it('L5.2 says which day is the earliest, as dd.MM.yyyy', () => {
    const [late] = checkWithoutSetList({ ...domestic, performedOn: '2020-01-01' }, today).filter(
      ({ state }) => state === 'broken',
    );
    expect(late && livePerformanceText(late, 'is')).toContain('21.05.2024');
    expect(writtenDay('2026-06-01')).toBe('01.06.2026');
  });

  it.each([
    ['2026-11-21', '2024-05-21'],
    ['2026-08-31', '2024-02-29'],
    ['2027-08-31', '2025-02-28'],
    ['2026-03-01', '2023-09-01'],
  ])('L5.2 on %s the earliest is %s', (now, earliest) => {
    expect(earliestPerformanceDay(now)).toBe(earliest);
  });

  it('L5.2 the deadline is the last day on which the day is not too early', () => {
    const days = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (day) => {
        const deadline = registrationDeadline(day);
        const next = new Date(new Date(deadline).getTime() + 86_400_000).toISOString().slice(0, 10);
        expect(earliestPerformanceDay(deadline) <= day).toBe(true);
        expect(earliestPerformanceDay(next) > day).toBe(true);
      }),
    );
  });

  it('is a day of the calendar', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2025-02-29')).toBe(false);
    expect(isDay('2025-13-01')).toBe(false);
    expect(isDay('')).toBe(false);
  });
});
