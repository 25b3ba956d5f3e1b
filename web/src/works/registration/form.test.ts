import { differences } from '@omur/contract/works/rules/differences';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { plainValues } from '@omur/contract/platform/plainFields';
import { payloadOf, registrationOnFile } from '@omur/contract/works/rules/registrationPayload';
import type { OpenRegistration } from '@omur/contract/works/amendments';
import { describe, expect, it } from 'vitest';
import type { UnknownRow, WorkForm } from './form.ts';
import {
  amendedForm,
  carriedForm,
  dividedEvenly,
  evenShareWith,
  groupAuthors,
  readForm,
  registrationIn,
  startForm,
  unknownKey,
} from './form.ts';

const unknown: UnknownRow = {
  kind: 'unknown',
  key: 'u',
  name: ' Elín Marta Lund ',
  email: ' elin@lund.is ',
  isForeign: false,
  kennitala: '010130-3019',
  ipiNameNumber: '',
  authorTypeId: 35,
  shareHundredths: 1667,
};
const own = { authorId: 7, name: 'Þórdís Æsa Öndólfsdóttir' };
const form: WorkForm = { ...startForm(own), title: ' Brimalda ', duration: '3.5' };

describe('the form of a registration', () => {
  it('F9.1, F9.2 starts with three minutes, and with anyone who registers as the author of everything', () => {
    expect(startForm(own)).toMatchObject({
      duration: '3',
      authors: [{ authorId: 7, authorTypeId: 36, shareHundredths: 10_000 }],
    });
    expect(startForm(undefined).authors).toEqual([]);
  });
  it('H69 takes the authors of a group with its roles and shares', () => {
    const member = { joinedAt: null, hasAgreed: true, isOwn: false };
    const authors = groupAuthors({
      groupId: 101,
      groupName: 'Brimhljóð',
      splitNumber: 3,
      isReady: true,
      isMember: true,
      isAsked: false,
      setListCount: 0,
      members: [
        { ...member, authorId: 7, displayName: 'Hulda', authorTypeId: 33, shareHundredths: 3333 },
        { ...member, authorId: 8, displayName: 'Ægir', authorTypeId: 34, shareHundredths: 6667 },
      ],
    });
    expect(payloadOf(registrationIn({ ...form, authors })).authors).toMatchObject([
      { authorId: 7, name: 'Hulda', authorTypeId: 33, shareHundredths: 3333 },
      { authorId: 8, authorTypeId: 34, shareHundredths: 6667 },
    ]);
  });
  it('is sent as V1 says, members and others apart', () => {
    const contract = {
      contractId: 12,
      name: 'Ómblíða',
      endsOn: '2030-01-01',
      performanceShareHundredths: 5000,
      mechanicalShareHundredths: null,
    };
    const authors = form.authors.map((author) => ({ ...author, contract }));
    const payload = payloadOf(
      registrationIn({ ...form, authors: [unknown, ...authors] as WorkForm['authors'] }),
    );
    expect(payload).toMatchObject({ title: 'Brimalda', duration: '3.5' });
    expect(payload.performers).toBeNull();
    expect(payload.authors).toMatchObject([{ authorId: 7, contractId: 12, shareHundredths: 10_000 }]);
    expect(payload.unknownAuthors).toMatchObject([
      { name: 'Elín Marta Lund', email: 'elin@lund.is', kennitala: '0101303019', isForeign: false },
    ]);
    expect(payload.unknownAuthors?.[0]?.ipiNameNumber).toBeUndefined();
  });
  it('F5.19 leaves out the kennitala of a foreign author', () => {
    const foreign = { ...unknown, isForeign: true, ipiNameNumber: '199' };
    expect(payloadOf(registrationIn({ ...form, authors: [foreign] })).unknownAuthors).toMatchObject([
      { kennitala: undefined, ipiNameNumber: '00000000199' },
    ]);
  });
  it('comes back from a draft as it was, a missing share included', () => {
    const kept = { ...form, authors: [{ ...unknown, shareHundredths: undefined }] };
    expect(readForm(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  it('takes a draft of an earlier release, with the performers beside the title', () => {
    const { plain: _, ...earlier } = form;
    expect(readForm({ ...earlier, performers: 'Hrím' })?.plain.performers).toBe('Hrím');
  });
  it('takes no draft of another shape', () => {
    for (const kept of [undefined, null, 'x', {}, { ...form, authors: [{}] }])
      expect(readForm(kept)).toBeUndefined();
  });
  it('F2.38 carries the authors of a work over, their types found by code', () => {
    const row = {
      authorId: 9,
      displayName: 'Jökull',
      ipiNameNumber: null,
      isPublicDomain: false,
      isLicensed: false,
      approval: null,
      approvedAt: null,
    };
    const carried = carriedForm(5, [
      { ...row, authorTypeCode: 'A', shareHundredths: 3333 },
      { ...row, authorId: 10, authorTypeCode: 'TR', shareHundredths: null },
    ]);
    expect(carried).toMatchObject({ title: '', duration: '3', carriedFrom: 5 });
    expect(carried.authors).toMatchObject([
      { authorId: 9, authorTypeId: 34, shareHundredths: 3333 },
      { authorId: 10, authorTypeId: 44 },
    ]);
  });
  it('divides evenly to exactly 100, around the fixed share of AI', () => {
    const [one] = form.authors;
    const three = dividedEvenly(
      [one, one, one].flatMap((author, i) => (author ? [{ ...author, key: `${i}` }] : [])),
    );
    expect(three.map(({ shareHundredths }) => shareHundredths)).toEqual([3334, 3333, 3333]);
    const ai = { ...form.authors[0], key: 'ai', kind: 'known', authorId: 22483, shareHundredths: 5000 };
    const withAi = dividedEvenly([ai, ...form.authors] as WorkForm['authors']);
    expect(withAi.map(({ shareHundredths }) => shareHundredths)).toEqual([5000, 5000]);
  });

  it('H106 offers an even share where everybody has the same and all is divided, and takes no unequal shares', () => {
    const [first] = form.authors;
    const of = (...shares: number[]) =>
      shares.flatMap((shareHundredths, i) => (first ? [{ ...first, key: `${i}`, shareHundredths }] : []));
    expect(evenShareWith(of(10_000))).toBe(5000);
    expect(evenShareWith(of(5000, 5000))).toBe(3333);
    expect(evenShareWith(of(3334, 3333, 3333))).toBe(2500);
    for (const taken of [[], [5000], [6000, 4000], [5000, 5000, 5000]])
      expect(evenShareWith(of(...taken))).toBeUndefined();
  });

  it('F3.15, F9.7 draws the number of an author who is typed in from 10000 to 99999, once each', () => {
    const rows: { key: string }[] = [];
    for (let i = 0; i < 500; i += 1) rows.push({ key: unknownKey(rows) });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(500);
    expect(rows.every(({ key }) => /^[1-9]\d{4}$/.test(key))).toBe(true);
  });

  it('V1 takes a registration up again and sends it back as it was', () => {
    const registered: OpenRegistration = {
      workId: 5,
      title: 'Andvaka',
      durationSeconds: 210,
      ...plainValues(plainWork, { description: 'Úr leikriti' }),
      authors: [
        {
          authorId: 7,
          name: 'Sigga',
          authorTypeId: 33,
          shareHundredths: 6667,
          roles: [],
          contract: {
            contractId: 12,
            name: 'Ómblíða',
            endsOn: '2020-01-01',
            performanceShareHundredths: 5000,
            mechanicalShareHundredths: null,
          },
        },
        { authorId: 8, name: 'Bjartur', authorTypeId: 34, shareHundredths: 3333, roles: [], contract: null },
      ],
      otherTitles: ['Vökunótt'],
      isrcs: [{ isrc: 'ISEAA2102203', performer: null }],
      review: 'waiting',
      isProvisional: false,
      remark: null,
      lastChangedAt: '2026-01-01T00:00:00.123456+00:00',
      proposal: null,
    };
    const taken = amendedForm(registered);
    expect(readForm(JSON.parse(JSON.stringify(taken)))).toEqual(taken);
    expect(payloadOf(registrationIn(taken))).toMatchObject({
      title: 'Andvaka',
      duration: '3.30',
      authors: [
        { authorId: 7, contractId: 12, shareHundredths: 6667 },
        { authorId: 8, contractId: undefined },
      ],
      unknownAuthors: [],
      description: 'Úr leikriti',
      otherTitles: [{ title: 'Vökunótt' }],
      isrcs: [{ isrc: 'ISEAA2102203' }],
    });
    const same = {
      ...taken,
      title: ' Andvaka ',
      duration: '3.3',
      isrcs: [{ isrc: 'is-eaa-21-02203', performer: ' ' }],
    };
    expect(differences(registrationOnFile(registered), registrationIn(same))).toEqual([]);
  });
});
