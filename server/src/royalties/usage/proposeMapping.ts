import type { UsageColumn } from '@omur/contract/platform/fields/usage';
import { fold } from '@omur/contract/platform/rules/folding';

/** What broadcasters, services and societies call their columns, folded. The first column of a file that fits is proposed. */
const headingsOf: Readonly<Record<UsageColumn, readonly string[]>> = {
  usedOn: [
    'date',
    'dagsetning',
    'dags',
    'dagur',
    'play date',
    'air date',
    'broadcast date',
    'usage date',
    'used on',
    'flutt',
    'date time',
    'datetime',
    'timestamp',
    'start',
    'started at',
    'utsendingardagur',
    'dato',
    'datum',
    'period end',
  ],
  usedAt: [
    'time',
    'klukkan',
    'kl',
    'timi',
    'start time',
    'play time',
    'air time',
    'upphaf',
    'byrjar',
    'clock',
  ],
  station: ['station', 'stod', 'channel', 'ras', 'utvarpsstod', 'midill', 'service', 'sender', 'kanal'],
  programme: [
    'programme',
    'program',
    'programme title',
    'show',
    'thattur',
    'dagskrarlidur',
    'efni',
    'production',
  ],
  title: [
    'title',
    'titill',
    'heiti',
    'lag',
    'heiti lags',
    'heiti verks',
    'verk',
    'song',
    'song title',
    'track',
    'track title',
    'work',
    'work title',
    'recording title',
    'sound recording title',
    'tittel',
    'titel',
  ],
  performers: [
    'performer',
    'performers',
    'artist',
    'artists',
    'flytjandi',
    'flytjendur',
    'display artist',
    'artist name',
    'main artist',
    'listamadur',
    'band',
    'interpret',
  ],
  authorNames: [
    'writer',
    'writers',
    'composer',
    'composers',
    'author',
    'authors',
    'hofundur',
    'hofundar',
    'composer author',
    'lag og texti',
    'composer s',
    'songwriter',
    'songwriters',
    'komponist',
    'creators',
  ],
  iswc: ['iswc', 'iswc code', 'iswc numer'],
  isrc: ['isrc', 'isrc code', 'isrc kodi', 'isrc numer'],
  workNumber: [
    'work number',
    'work no',
    'verknumer',
    'verk nr',
    'numer verks',
    'society work number',
    'work code',
  ],
  seconds: [
    'seconds',
    'sekundur',
    'duration',
    'length',
    'lengd',
    'duration s',
    'played',
    'spilad',
    'tid',
    'dur',
  ],
  plays: [
    'plays',
    'count',
    'uses',
    'fjoldi',
    'fjoldi spilana',
    'usages',
    'number of plays',
    'streams',
    'units',
    'quantity',
    'spilanir',
  ],
  country: ['country', 'land', 'territory', 'country code', 'landskodi'],
  amount: [
    'amount',
    'upphaed',
    'royalty',
    'royalties',
    'net amount',
    'net',
    'sum',
    'krona',
    'kronur',
    'value',
    'total',
    'belob',
  ],
};

const columns = Object.keys(headingsOf) as UsageColumn[];

/**
 * Which of our columns each column of a file is likely to be, in the order of the file; undefined where it is none. What staff
 * confirmed for the sender's last file (by folded heading; null for what they left out) goes before what headings usually mean. R6
 */
export function proposeMapping(
  headings: readonly string[],
  kept: Readonly<Record<string, UsageColumn | null>>,
): (UsageColumn | undefined)[] {
  const taken = new Set<UsageColumn>();
  const once = (ours: UsageColumn | null | undefined): UsageColumn | undefined => {
    if (!ours || taken.has(ours)) return undefined;
    taken.add(ours);
    return ours;
  };
  const folded = headings.map(fold);
  const isKept = (name: string) => Object.hasOwn(kept, name);
  const confirmed = folded.map((name) => (isKept(name) ? once(kept[name]) : undefined));
  return folded.map((name, at) =>
    isKept(name)
      ? confirmed[at]
      : once(columns.find((one) => !taken.has(one) && headingsOf[one].includes(name))),
  );
}
