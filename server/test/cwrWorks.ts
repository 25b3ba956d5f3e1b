import { layouts, type RecordType, type ValuesOf, type Version } from '../src/exchange/cwr/layouts/index.ts';
import { CwrRecord } from '../src/exchange/cwr/record.ts';
import { type TypedRecord, valuesOf } from '../src/exchange/cwr/values.ts';

// Works and agreements for files of CWR in tests and measurements. Everybody in them is invented.

/** A record with these values and nothing else. */
export function cwrRecord<T extends RecordType>(type: T, values: Partial<ValuesOf<T>> = {}): TypedRecord {
  const layout = layouts['2.2'].get(type);
  if (!layout) throw new Error(`There is no record ${type}.`);
  return { type, values: { ...valuesOf(type, CwrRecord.ofText(type, 1, layout)), ...values } } as TypedRecord;
}

export const cwrHeader = (values: Partial<ValuesOf<'HDR'>> = {}): ValuesOf<'HDR'> =>
  cwrRecord('HDR', {
    senderType: 'PB',
    senderId: '000000199',
    senderName: 'HRAUNTUN UTGAFA',
    ediVersion: '01.10',
    createdOn: '2026-11-21',
    createdAt: '09:30:00',
    sentOn: '2026-11-21',
    ...values,
  }).values as ValuesOf<'HDR'>;

const writerTerritory = { inclusion: 'I', territory: 2136, sequence: 1 } as const;

/** A plain work: a controlled publisher and writer, each with half of the performing right. */
export function plainWork(number: string, title = 'VORVISA'): TypedRecord[] {
  return [
    cwrRecord('NWR', {
      title,
      submitterNumber: number,
      category: 'POP',
      recorded: 'N',
      versionType: 'ORI',
    }),
    cwrRecord('SPU', {
      chain: 1,
      party: 'P1',
      name: 'HRAUNTUN UTGAFA',
      publisherType: 'E',
      ipi: '00000000199',
      prSociety: '077',
      prShare: 5000,
      mrSociety: '048',
      mrShare: 10_000,
      srSociety: '048',
      srShare: 10_000,
    }),
    cwrRecord('SPT', { ...writerTerritory, party: 'P1', prShare: 5000, mrShare: 10_000, srShare: 10_000 }),
    cwrRecord('SWR', {
      party: 'W1',
      lastName: 'HRAUNFJORD',
      firstName: 'SOLRUN',
      role: 'CA',
      prSociety: '077',
      prShare: 5000,
    }),
    cwrRecord('SWT', { ...writerTerritory, party: 'W1', prShare: 5000 }),
    cwrRecord('PWR', {
      publisherParty: 'P1',
      publisherName: 'HRAUNTUN UTGAFA',
      writerParty: 'W1',
      chain: 1,
    }),
  ];
}

/** A work with every record that a version has, and nothing to be said against it. */
export function fullWork(version: Version, number = 'FULL1'): TypedRecord[] {
  const in22 = (...records: TypedRecord[]) => (version === '2.2' ? records : []);
  return [
    cwrRecord('NWR', {
      title: 'SINFONIA UM VORID',
      language: 'IS',
      submitterNumber: number,
      iswc: 'T1234567894',
      copyrightDate: '2020-02-29',
      category: 'SER',
      duration: 754,
      recorded: 'Y',
      textMusic: 'MTX',
      compositeType: 'MED',
      versionType: 'MOD',
      excerptType: 'MOV',
      musicArrangement: 'ARR',
      lyricAdaptation: 'ORI',
      workType: 'FM',
      grandRights: 'N',
      componentCount: 2,
    }),
    cwrRecord('SPU', {
      chain: 1,
      party: 'P1',
      name: 'HRAUNTUN UTGAFA',
      publisherType: 'E',
      ipi: '00000000199',
      prSociety: '077',
      prShare: 2500,
      mrSociety: '048',
      mrShare: 5000,
      srSociety: '048',
      srShare: 5000,
      specialAgreement: 'N',
      firstRecordingRefusal: 'N',
      taxId: '123456789',
      ipiBase: 'I-123456789-3',
      agreementType: 'OS',
      usaLicense: 'A',
    }),
    cwrRecord('NPN', { chain: 1, party: 'P1', name: 'Hrauntún útgáfa', language: 'IS' }),
    cwrRecord('SPT', {
      ...writerTerritory,
      party: 'P1',
      prShare: 2500,
      mrShare: 5000,
      srShare: 5000,
      sharesChange: 'N',
    }),
    cwrRecord('OPU', {
      chain: 2,
      party: 'P2',
      name: 'DALVERK',
      publisherType: 'E',
      prShare: 2500,
      mrShare: 5000,
      srShare: 5000,
    }),
    ...in22(
      cwrRecord('OPT', { ...writerTerritory, party: 'P2', prShare: 2500, mrShare: 5000, srShare: 5000 }),
    ),
    cwrRecord('SWR', {
      party: 'W1',
      lastName: 'HRAUNFJORD',
      firstName: 'SOLRUN',
      role: 'CA',
      ipi: '00000000199',
      prSociety: '077',
      prShare: 2500,
      reversionary: 'N',
      firstRecordingRefusal: 'N',
      workForHire: 'N',
      taxId: '123456789',
      ipiBase: 'I-123456789-3',
      usaLicense: 'A',
    }),
    cwrRecord('NWN', { party: 'W1', lastName: 'Hraunfjörð', firstName: 'Sólrún', language: 'IS' }),
    cwrRecord('SWT', { ...writerTerritory, party: 'W1', prShare: 2500, sharesChange: 'N' }),
    cwrRecord('PWR', {
      publisherParty: 'P1',
      publisherName: 'HRAUNTUN UTGAFA',
      writerParty: 'W1',
      chain: version === '2.2' ? 1 : 0,
    }),
    cwrRecord('OWR', { party: 'W2', lastName: 'DALVIK', firstName: 'EGILL', role: 'AR', prShare: 2500 }),
    ...in22(cwrRecord('OWT', { ...writerTerritory, party: 'W2', prShare: 2500 })),
    ...fullDetails(version),
    ...in22(
      cwrRecord('XRF', { organisation: '077', identifier: '12345', identifierType: 'W', validity: 'Y' }),
    ),
  ];
}

function fullDetails(version: Version): TypedRecord[] {
  const source = {
    title: 'VORID',
    iswc: 'T1234567894',
    language: 'IS',
    writer1LastName: 'DALVIK',
    writer1FirstName: 'EGILL',
    writer1Ipi: '00000000199',
    writer1IpiBase: 'I-123456789-3',
    writer2LastName: 'HEIDARBERG',
    writer2FirstName: 'ASA',
    writer2Ipi: '00000000199',
    writer2IpiBase: 'I-123456789-3',
  };
  const { iswc, language: _, ...component } = source;
  return [
    cwrRecord('ALT', { title: 'VOR', titleType: 'AT', language: 'IS' }),
    cwrRecord('NAT', { title: 'Sinfónía um vorið', titleType: 'OT', language: 'IS' }),
    cwrRecord('EWT', source),
    cwrRecord('NET', { title: 'Vorið', language: 'IS' }),
    cwrRecord('NOW', { lastName: 'Dalvík', firstName: 'Egill', language: 'IS', position: '1' }),
    cwrRecord('VER', source),
    cwrRecord('NVT', { title: 'Vorið', language: 'IS' }),
    cwrRecord('PER', {
      lastName: 'HLJOMSVEITIN BERG',
      firstName: 'OG KOR',
      ipi: '00000000199',
      ipiBase: 'I-123456789-3',
    }),
    cwrRecord('NPR', {
      lastName: 'Hljómsveitin Berg',
      ipi: '00000000199',
      ipiBase: 'I-123456789-3',
      language: 'IS',
      performanceLanguage: 'IS',
    }),
    cwrRecord('REC', {
      releasedOn: '2021-03-01',
      duration: 754,
      albumTitle: 'VOR',
      ean: '4006381333931',
      isrc: 'ISAAA2100001',
      recordingFormat: 'A',
      recordingTechnique: 'D',
      mediaType: 'CD',
      ...(version === '2.2' && {
        recordingTitle: 'SINFONIA UM VORID',
        versionTitle: 'STYTT',
        isrcValidity: 'Y',
      }),
    }),
    cwrRecord('ORN', {
      intendedPurpose: 'FIL',
      productionTitle: 'VORLEIKUR',
      cutNumber: 3,
      cueUse: 'T',
      episodeTitle: 'UPPHAF',
      productionYear: 2020,
    }),
    cwrRecord('INS', { voices: 1, standardInstrumentation: 'BND' }),
    cwrRecord('IND', { instrument: 'ACC', players: 1 }),
    cwrRecord('COM', { ...component, iswc, duration: 60 }),
    cwrRecord('NCT', { title: 'Vorið', language: 'IS' }),
    cwrRecord('ARI', { society: '077', right: 'PER', subject: 'DL', note: 'ATHUGASEMD' }),
  ];
}

/** An agreement with nothing to be said against it. */
export function agreement(): TypedRecord[] {
  const party = {
    ipi: '00000000199',
    ipiBase: 'I-123456789-3',
    prSociety: '077',
    mrSociety: '048',
    srSociety: '048',
  };
  return [
    cwrRecord('AGR', {
      submitterNumber: 'S1',
      agreementType: 'OS',
      startsOn: '2020-01-01',
      endsOn: '2025-12-31',
      retentionEndsOn: '2026-12-31',
      priorRoyalties: 'D',
      priorRoyaltiesFrom: '2019-01-01',
      postTermCollection: 'D',
      postTermCollectionUntil: '2027-12-31',
      signedOn: '2019-12-01',
      workCount: 1,
      salesManufacture: 'S',
      sharesChange: 'N',
      advanceGiven: 'N',
    }),
    cwrRecord('TER', { inclusion: 'I', territory: 352 }),
    cwrRecord('IPA', {
      ...party,
      agreementRole: 'AS',
      party: 'W1',
      lastName: 'HRAUNFJORD',
      firstName: 'SOLRUN',
      prShare: 5000,
      mrShare: 5000,
      srShare: 5000,
    }),
    cwrRecord('NPA', { party: 'W1', lastName: 'Hraunfjörð', firstName: 'Sólrún', language: 'IS' }),
    cwrRecord('IPA', {
      ...party,
      agreementRole: 'AC',
      party: 'P1',
      lastName: 'HRAUNTUN UTGAFA',
      prShare: 5000,
      mrShare: 5000,
      srShare: 5000,
    }),
  ];
}
