import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type pg from 'pg';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { copyInto } from '../src/platform/database/copy.ts';

const folder = new URL('../data/', import.meta.url);

async function rowsOf(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(new URL(file, folder), 'utf8');
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** Well-known concert venues and festivals by their public names. */
export async function writePlaces(client: pg.Client): Promise<void> {
  await copyFile(
    client,
    'venue',
    ['venue_id', 'name', 'address', 'postal_code', 'venue_type_id'],
    'venues.csv',
  );
  await copyFile(client, 'hall', ['hall_id', 'venue_id', 'name'], 'halls.csv');
  await copyFile(client, 'festival', ['festival_id', 'name'], 'festivals.csv');
  await copyFile(
    client,
    'festival_year',
    ['festival_year_id', 'festival_id', 'year', 'is_closed'],
    'festival_years.csv',
  );
}

/** The venue that is not in the list is there before the demo is. */
async function copyFile(client: pg.Client, table: string, columns: string[], file: string): Promise<void> {
  const rows = (await rowsOf(file)).filter((row) => row['venue_id'] !== String(venueNotInList));
  await copyInto(
    client,
    table,
    columns.join(', '),
    rows.map((row) => columns.map((column) => row[column] || null)),
  );
}
