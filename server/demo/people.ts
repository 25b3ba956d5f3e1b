import type { Language } from '@omur/contract/platform/rules/language';
import type { Role } from '@omur/contract/platform/values';

export const demoPassword = 'Hljomfall-2026';

/** A person of the demo society. Left out: nothing is on file. */
export interface DemoPerson {
  personId: number;
  name: string;
  kennitala?: string;
  genderId?: number;
  artistName?: string;
  honorific?: string;
  diedOn?: string;
  email?: string;
  phone?: string;
  street?: string;
  postalCode?: string;
  foreignAddress?: string;
  societyCode?: number;
  notes?: string;
  bankAccount?: [bank: string, ledger: string, account: string];
}

export interface DemoUser {
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
  person?: DemoPerson;
  /** What letters to them are written in; Icelandic when left out. */
  language?: Language;
}

const stef = 77;

// The log-ins, in the order in which the login page offers them. All personal numbers are from the registry's fictitious range.

const thordis: DemoPerson = {
  personId: 1001,
  name: 'Þórdís Æsa Öndólfsdóttir',
  kennitala: '0101302479',
  genderId: 2,
  artistName: 'Þórdís Æsa',
  email: 'thordis.aesa@demo.example',
  phone: '000 0101',
  street: 'Barmahlíð 14',
  postalCode: '105',
  societyCode: stef,
  bankAccount: ['0133', '26', '004711'],
};
const jokull: DemoPerson = {
  personId: 1002,
  name: 'Jökull Steinn Ármannsson',
  kennitala: '0101302559',
  genderId: 1,
  email: 'jokull.steinn@demo.example,jokull@ljod.example',
  phone: '000 0102',
  street: 'Birkigrund 3',
  postalCode: '200',
  societyCode: stef,
  bankAccount: ['0536', '26', '018205'],
};
const solrun: DemoPerson = {
  personId: 1003,
  name: 'Sólrún Harpa Vídalín',
  kennitala: '0101302639',
  genderId: 2,
  artistName: 'Sólrún Harpa',
  email: 'solrun.harpa@demo.example',
  phone: '000 0103',
  street: 'Aðalgata 27',
  postalCode: '600',
  societyCode: stef,
  bankAccount: ['0302', '26', '001284'],
};
const omblida: DemoPerson = {
  personId: 1004,
  name: 'Ómblíða útgáfa ehf.',
  kennitala: '4101302199',
  genderId: 4,
  email: 'rettindi@omblida.example',
  phone: '000 0104',
  street: 'Austurgata 9',
  postalCode: '220',
  societyCode: stef,
  bankAccount: ['0545', '26', '410130'],
};
const eldar: DemoPerson = {
  personId: 1005,
  name: 'Eldar Máni Ylfuson',
  kennitala: '0101302719',
  genderId: 1,
  email: 'eldar.mani@demo.example',
  street: 'Fjólugata 8',
  postalCode: '101',
  societyCode: stef,
};
const dagur: DemoPerson = {
  personId: 1006,
  name: 'Dagur Nói Bárðarson',
  kennitala: '1201603379',
  genderId: 1,
  email: 'dagur.noi@demo.example',
  phone: '000 0106',
  street: 'Engjavegur 31',
  postalCode: '800',
  societyCode: stef,
};
const amelie: DemoPerson = {
  personId: 1007,
  name: 'Amélie Łukasik-Čapková',
  kennitala: '8923501739',
  genderId: 2,
  artistName: 'Amélie Ł.',
  email: 'amelie@demo.example',
  foreignAddress: '12 rue des Œillets, 67000 Strasbourg, Frakkland',
  societyCode: stef,
};
const isafold: DemoPerson = {
  personId: 1008,
  name: 'Ísafold Rún Egilsdóttir',
  kennitala: '0101303019',
  genderId: 2,
  phone: '000 0108',
  street: 'Hlíðarvegur 5',
  postalCode: '400',
};

export const demoUsers: readonly DemoUser[] = [
  { userId: 1, kennitala: '0101302129', name: 'Katla Norðfjörð', role: 'administrator' },
  { userId: 12, kennitala: '0101302209', name: 'Hersir Úlfar Brimdal', role: 'administrator' },
  { userId: 2, kennitala: '0101302399', name: 'Ragnar Hólm', role: 'editor' },
  { userId: 13, kennitala: '0101303289', name: 'Brynja Mist Hlíðberg', role: 'editor' },
  member(3, thordis),
  member(4, jokull),
  member(5, solrun),
  member(6, omblida),
  { ...member(7, eldar), role: 'viewer' },
  { userId: 8, kennitala: '0101302989', name: 'Hrafnhildur Lóa Sturludóttir', role: 'external' },
  member(9, dagur),
  { ...member(10, amelie), language: 'en' },
  member(11, isafold),
];

function member(userId: number, person: DemoPerson & { kennitala?: string }): DemoUser {
  return { userId, kennitala: person.kennitala ?? '', name: person.name, role: 'member', person };
}

export const bergmalId = 1012;

/** Þórdís's late father, whose rights she and her sister hold, a second publisher, and a composer of background music by the thousand. */
export const others: readonly DemoPerson[] = [
  {
    personId: 1009,
    name: 'Öndólfur Hreinn Bjartmarsson',
    kennitala: '0101307789',
    genderId: 1,
    diedOn: '2016-11-08',
    societyCode: stef,
  },
  {
    personId: 1010,
    name: 'Hallveig Mist Öndólfsdóttir',
    kennitala: '0101303369',
    genderId: 2,
    email: 'hallveig.mist@demo.example',
    street: 'Álfheimar 40',
    postalCode: '104',
    societyCode: stef,
    bankAccount: ['0111', '26', '070771'],
  },
  {
    personId: 1011,
    name: 'Vébjörn Logi Dalstjarna',
    kennitala: '0101304929',
    genderId: 1,
    email: 'vebjorn.logi@demo.example',
    street: 'Grenigrund 12',
    postalCode: '300',
    societyCode: stef,
    bankAccount: ['0186', '26', '012012'],
  },
  {
    personId: bergmalId,
    name: 'Bergmál forlag ehf.',
    genderId: 4,
    email: 'samningar@bergmal.example',
    phone: '000 0112',
    street: 'Smiðjustígur 2',
    postalCode: '101',
    societyCode: stef,
  },
];

export const ragnarId = 2;
export const katlaId = 1;
export const hersirId = 12;
export const brynjaId = 13;
export const userOf = { ragnar: 2, thordis: 3, jokull: 4, solrun: 5, omblida: 6, amelie: 10 } as const;
