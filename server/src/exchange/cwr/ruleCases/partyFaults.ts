import { again, become, type FileFault, full, move, plain, set, steps, without } from './edit.ts';

const only21 = { only: '2.1' } as const;
const only22 = { only: '2.2' } as const;
const ice = { options: { society: '319' }, ...only22 };
/** A sub-publisher in the chain of the plain work, which owns nothing. */
const subPublisher = steps(
  again('SPU'),
  set('SPU', { publisherType: 'SE', party: 'P9', prShare: '', mrShare: '', srShare: '' }, 1),
);

const publisherFaults: readonly FileFault[] = [
  plain('SPU R 002', 'begins with a sub-publisher', set('SPU', { publisherType: 'SE' })),
  plain('SPU R 003', 'a sub-publisher owns', set('SPU', { publisherType: 'SE' })),
  plain('SPU R 008', 'an acquirer owns nothing', steps(subPublisher, set('SPU', { publisherType: 'AQ' }, 1))),
  plain('SPU F 001', 'begins at 2', set('SPU', { chain: '02' })),
  plain('SPU F 002', 'no number', set('SPU', { party: '' })),
  plain(
    'SPU F 003',
    'the number of another',
    steps(subPublisher, set('SPU', { party: 'P1', name: 'ANNAR' }, 1)),
  ),
  plain('SPU F 004', 'no name', set('SPU', { name: '' })),
  plain('SPU F 005', 'no type', set('SPU', { publisherType: '' })),
  plain('SPU F 006', 'an unknown type', set('SPU', { publisherType: 'ZZ' })),
  plain('SPU F 007', 'unknown and controlled', set('SPU', { isUnknown: 'Y' })),
  full('SPU F 008', 'neither yes nor no', set('OPU', { isUnknown: 'U' })),
  full('SPU F 009', 'unknown with a name', set('OPU', { isUnknown: 'Y' })),
  plain('SPU F 019', 'an administrator owns', set('SPU', { publisherType: 'AM' })),
  full('SPU F 027', 'reversionary rights of another', set('OPU', { specialAgreement: 'R' })),
  full('SPU F 028', 'another of no type', set('OPU', { publisherType: '' })),
  plain('SPU F 029', 'named like a society', set('SPU', { name: 'STEF', ipi: '' })),
  plain('SPU F 032', 'an acquirer first', set('SPU', { publisherType: 'AQ' })),
  plain('SPU F 040', 'collects without an IPI', set('SPU', { ipi: '' }), only22),
  plain('SPU F 041', 'a sub-publisher without an agreement', subPublisher, ice),
  plain('SPT R 001', 'nothing collected', set('SPT', { prShare: '', mrShare: '', srShare: '' })),
  plain('SPT R 005', 'two of a chain collect', (lines, version) =>
    steps(
      subPublisher,
      again('SPT', 'SPU'),
      set('SPT', { party: 'P1' }),
      set('SPT', { party: 'P9' }, 1),
    )(lines, version),
  ),
  plain('SPT F 001', 'after a writer', move('SPT', 'SWR')),
  plain('SPT F 002', 'of another', set('SPT', { party: 'P7' })),
  plain('SPT F 009', 'no territory', set('SPT', { territory: '0001' })),
  plain('SPT F 012', 'no number', set('SPT', { sequence: '' })),
  plain('SPT F 013', 'begins at 2', set('SPT', { sequence: '002' })),
  full('SPT F 014', 'after a writer', move('OPT', 'OWR'), only22),
  full('NPN R 001', 'after another record', move('NPN', 'SWT')),
  full('NPN F 001', 'of another chain', set('NPN', { chain: '07' })),
  full('NPN F 002', 'of another', set('NPN', { party: 'P7' })),
];

const writerFaults: readonly FileFault[] = [
  plain('SWR R 002', 'no publisher', without('PWR')),
  plain('SWR F 001', 'no number', set('SWR', { party: '' })),
  plain(
    'SWR F 002',
    'the number of another',
    steps(again('SWR', 'PWR'), set('SWR', { lastName: 'ANNAR' }, 1)),
  ),
  plain('SWR F 003', 'no name', set('SWR', { lastName: '' })),
  full('SWR F 003', 'another without a name', set('OWR', { lastName: '' })),
  plain('SWR F 004', 'unknown and controlled', set('SWR', { isUnknown: 'Y' })),
  full('SWR F 005', 'neither yes nor no', set('OWR', { isUnknown: 'U' })),
  full('SWR F 006', 'unknown with a name', set('OWR', { isUnknown: 'Y' })),
  plain('SWR F 007', 'no role', set('SWR', { role: '' })),
  full(
    'SWR F 020',
    'nobody of a version is paid',
    steps(set('SWR', { prShare: '' }), set('OWR', { prShare: '' })),
  ),
  plain('SWT R 001', 'nothing collected', set('SWT', { prShare: '' })),
  plain('SWT R 002', 'collects twice', steps(again('SWT'), set('SWT', { sequence: '002' }, 1))),
  plain('SWT R 003', 'collects where excluded', set('SWT', { inclusion: 'E' })),
  plain('SWT F 001', 'after another record', move('SWT', 'SPT')),
  plain('SWT F 002', 'of another', set('SWT', { party: 'W7' })),
  plain('SWT F 006', 'no territory', set('SWT', { territory: '' })),
  plain('SWT F 009', 'no number', set('SWT', { sequence: '' })),
  plain('SWT F 010', 'begins at 2', set('SWT', { sequence: '002' })),
  full('SWT F 011', 'after a title', move('OWT', 'ALT'), only22),
  full('SWT F 012', "another's with a controlled writer", move('OWT', 'SWT'), only22),
  full('SWT F 013', 'of another', set('OWT', { party: 'W7' }), only22),
  full('PWR R 001', 'with another writer', move('PWR', 'OWR'), only21),
  full('PWR R 002', 'after a title', move('PWR', 'ALT'), only21),
  plain('PWR F 001', 'of no publisher', set('PWR', { publisherParty: 'P7' }), only21),
  plain('PWR F 002', 'under another name', set('PWR', { publisherName: 'ANNAR' }), only21),
  plain('PWR F 005', 'of another writer', set('PWR', { writerParty: 'W7' }), only21),
  plain('PWR F 007', 'of no chain', set('PWR', { chain: '07' }), only22),
  plain('PWR F 008', 'no writer', set('PWR', { writerParty: '' }), only22),
  plain('PWR F 009', 'no publisher', set('PWR', { publisherParty: '' }), only22),
  plain('PWR F 010', 'no name', set('PWR', { publisherName: '' }), only22),
  plain('PWR F 011', 'of another writer', set('PWR', { writerParty: 'W7' }), only22),
  plain('PWR F 012', 'of another publisher', set('PWR', { publisherParty: 'P7' }), only22),
  plain('PWR F 013', 'under another name', set('PWR', { publisherName: 'ANNAR' }), only22),
  plain('PWR F 014', 'without an agreement', (lines) => lines, ice),
  full('NWN R 001', 'after another record', move('NWN', 'ALT')),
  full('NWN F 001', 'of another', set('NWN', { party: 'W7' })),
  full('SPU F 028', 'a type that is none', set('OPU', { publisherType: 'ZZ' })),
  plain('SWT F 001', 'with another writer', become('SWR', 'OWR')),
];

export const partyFaults: readonly FileFault[] = [...publisherFaults, ...writerFaults];
