import { constants, zstdCompressSync } from 'node:zlib';
import type { SchemaElement } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';

/** A line as the database gives it, in its spelling. */
export interface Line extends Record<string, unknown> {
  distribution_id: number;
  statement_line_id: number;
  right_id: number;
  work_id: number;
  pot: string;
  subtype: string | null;
  station: string | null;
  used_on: string | null;
  use_count: number | null;
  country: string;
  movement_type: number;
  amount_aurar: number;
  share_hundredths: number | null;
  contract_id: number | null;
}

interface Column extends Pick<SchemaElement, 'type' | 'converted_type'> {
  name: keyof Line & string;
  encoding?: 'DELTA_BINARY_PACKED';
  isOptional?: true;
  written?: (value: never) => bigint | Date | null;
}

// Of few words and numbers the library writes each once, and which it is.
const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const number = { type: 'INT32' } as const;
/** Of many numbers, by how much each is more than the one before. */
const byDifference = { encoding: 'DELTA_BINARY_PACKED' } as const;
const optional = { isOptional: true } as const;

/** Numbers and words, nobody's name: amounts are whole aurar, shares hundredths of a per cent. */
const columns: readonly Column[] = [
  { name: 'distribution_id', ...number },
  { name: 'statement_line_id', ...number, ...byDifference },
  { name: 'right_id', ...number, ...byDifference },
  { name: 'work_id', ...number, ...byDifference },
  { name: 'pot', ...text },
  { name: 'subtype', ...text, ...optional },
  { name: 'station', ...text, ...optional },
  {
    name: 'used_on',
    type: 'INT32',
    converted_type: 'DATE',
    ...optional,
    written: (day: string | null) => (day === null ? null : new Date(day)),
  },
  { name: 'use_count', ...number, ...optional },
  { name: 'country', ...text },
  { name: 'movement_type', ...number },
  { name: 'amount_aurar', type: 'INT64', ...byDifference, written: (aurar: number) => BigInt(aurar) },
  { name: 'share_hundredths', ...number, ...optional },
  { name: 'contract_id', ...number, ...optional },
];

/** DuckDB, Arrow and others read it without more. */
const zstd = (bytes: Uint8Array) =>
  zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });

/** A Parquet file that lines are added to, a group of rows at a time; memory holds one group. */
export function newParquetFile(path: string) {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    createdBy: 'Omur',
    codec: 'ZSTD',
    compressors: { ZSTD: zstd },
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(
        ({ name, type, converted_type, isOptional }): SchemaElement => ({
          name,
          ...(type && { type }),
          ...(converted_type && { converted_type }),
          repetition_type: isOptional ? 'OPTIONAL' : 'REQUIRED',
        }),
      ),
    ],
  });
  return {
    add: (lines: readonly Line[]) =>
      writer.write({
        columnData: columns.map(({ name, encoding, written = (value) => value }) => ({
          name,
          ...(encoding && { encoding }),
          data: lines.map((line) => written(line[name] as never)),
        })),
        rowGroupSize: lines.length,
      }),
    end: () => writer.finish(),
  };
}
