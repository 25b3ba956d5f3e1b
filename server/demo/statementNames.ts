import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';
import { potTexts } from './potTexts.ts';
import { lastDistributedYear } from './years.ts';

const stations = [
  ['Öldurás', 'Öldurás Radio'],
  ['Rás Krossaness', 'Radio Krossanes'],
  ['Skjárinn', 'Skjárinn Television'],
  ['Tónabrunnur', null],
  ['Bylgjan blá', 'Bylgjan blá Radio'],
  ['Fjallatónar', null],
] as const;
const subtypes = [
  ['Flutningur í útvarpi', 'Radio performance'],
  ['Flutningur í sjónvarpi', 'Television performance'],
  ['Bakgrunnstónlist', 'Background music'],
  ['Tónleikar', 'Concert'],
  ['Streymi', 'Streaming'],
  ['Sala', 'Sale'],
] as const;

/** What statements name, in both languages as staff have written it down: pots with what they are, stations, subtypes and periods. All are numbered from 1, periods by their year. */
export async function writeStatementNames(client: pg.Client, now: Date): Promise<void> {
  await copyInto(
    client,
    'pot',
    'pot_id, name, name_en, explanation_is, explanation_en',
    potTexts.map((texts, i) => [i + 1, ...texts]),
  );
  await copyInto(
    client,
    'station',
    'station_id, name, name_en',
    stations.map((names, i) => [i + 1, ...names]),
  );
  await copyInto(
    client,
    'performance_subtype',
    'subtype_id, name, name_en',
    subtypes.map((names, i) => [i + 1, ...names]),
  );
  await copyInto(
    client,
    'distribution_period',
    'period_id, name',
    Array.from({ length: 7 }, (_, i) => lastDistributedYear(now) - 5 + i).map((year) => [
      year,
      `Árið ${year}`,
    ]),
  );
}
