import type { Light as Colour } from '@omur/contract/platform/values';

const here = { to: '.' } as const;

export const navigation = [
  { id: 'card', label: { is: 'Mitt spjald', en: 'My card' }, link: here },
  { id: 'works', label: { is: 'Skrá verk', en: 'Register a work' }, link: { to: '/a' as '.' } },
  { id: 'live', label: { is: 'Lifandi flutningar', en: 'Live performances' }, link: { to: '/b' as '.' } },
  { id: 'stats', label: { is: 'Úthlutanir', en: 'Distributions' }, link: { to: '/c' as '.' } },
  { id: 'contracts', label: { is: 'Samningar', en: 'Contracts' }, link: { to: '/d' as '.' } },
  { id: 'new', label: { is: 'Nýr samningur', en: 'New contract' }, link: { to: '/e' as '.' }, isSub: true },
  { id: 'funds', label: { is: 'Sjóðir', en: 'Funds' }, link: { to: '/f' as '.' } },
  { id: 'start', label: { is: 'MusicStart', en: 'MusicStart' }, link: { to: '/g' as '.' } },
  {
    id: 'bell',
    label: { is: 'Tilkynningar', en: 'Notifications' },
    link: { to: '/h' as '.' },
    count: 3,
    heading: 'Annað',
  },
  { id: 'help', label: { is: 'Hjálp', en: 'Help' }, link: { to: '/i' as '.' } },
];

export const tabs = [
  { id: 'works', label: { is: 'Verk', en: 'Works' }, count: 40_126 },
  { id: 'form', label: { is: 'Eyðublað', en: 'Form' } },
  { id: 'parts', label: { is: 'Smáhlutir', en: 'Parts' }, count: 34 },
  { id: 'applications', label: { is: 'Umsóknir', en: 'Applications' }, count: 4 },
  { id: 'musicStart', label: { is: 'MusicStart', en: 'MusicStart' } },
];

export interface SampleWork {
  id: number;
  light: Colour;
  title: string;
  note?: string;
  role: string;
}

const titles = [
  'Andvaka',
  'Á Sprengisandi – útsetning',
  'Brimalda',
  'Dögun',
  'Éljagangur',
  'Fjörusandur',
  'Öldugjálfur',
];

export const works = (count: number): SampleWork[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 204_118 + at,
    light: at % 7 === 2 ? 'red' : at % 7 === 3 ? 'yellow' : 'green',
    title: titles[at % 7] ?? '',
    ...(at % 7 === 2 && { note: 'Í skoðun hjá félaginu · skráð 14. nóvember 2026' }),
    role: ['CA', 'AR', 'C'][at % 3] ?? '',
  }));

export const people = [
  {
    id: 1,
    name: 'Þórdís Æsa Öndólfsdóttir',
    note: 'þú · Ómblíða útgáfa (50 / 50)',
    role: 'Tónskáld (C)',
    share: 5000,
  },
  { id: 2, name: 'Jökull Steinn Ármannsson', note: '010130…', role: 'Textahöfundur (A)', share: 3333 },
  {
    id: 3,
    name: 'Elín Marta Lund',
    note: 'utan félags · fær boð um inngöngu',
    role: 'Útsetjari (AR)',
    share: 1200,
  },
];
