import { describe, expect, it } from 'vitest';
import { backupOfTool, newestOfPgBackRest } from './ofTool.ts';

const typed = {
  tool: 'pg_basebackup',
  name: 'base-2026-11-27',
  madeAt: '2026-11-27T02:00:00Z',
  bytes: '5368709120',
};

describe('a backup of another tool', () => {
  it('O231 is a tool that we know, a name, a moment with its zone and perhaps a size', () => {
    expect(backupOfTool(typed)).toEqual({
      tool: 'pg_basebackup',
      name: 'base-2026-11-27',
      madeAt: new Date('2026-11-27T02:00:00Z'),
      bytes: 5_368_709_120,
    });
    expect(backupOfTool({ ...typed, madeAt: '2026-11-27 02:00+02:00', bytes: undefined })).toMatchObject({
      madeAt: new Date('2026-11-27T00:00:00Z'),
      bytes: null,
    });
  });
  it.each([
    [{ tool: 'omur' }, 'by themselves'],
    [{ tool: 'tar' }, '--tool is one of'],
    [{ name: '' }, '--name'],
    [{ name: 'db.example.is/base' }, '--name'],
    [{ name: 'a'.repeat(101) }, '--name'],
    [{ madeAt: '2026-11-27' }, '--made-at'],
    [{ madeAt: '2026-11-27T02:00:00' }, '--made-at'],
    [{ madeAt: '2026-13-27T02:00:00Z' }, '--made-at'],
    [{ madeAt: '2999-01-01T00:00:00Z' }, 'not come yet'],
    [{ bytes: '0' }, '--bytes'],
    [{ bytes: '5 GB' }, '--bytes'],
  ])('O231 of %j is refused with a sentence', (wrong, sentence) =>
    expect(() => backupOfTool({ ...typed, ...wrong })).toThrow(sentence),
  );
});

describe('what pgBackRest says', () => {
  const one = (label: string, stop: number, more = {}) => ({
    label,
    timestamp: { start: stop - 60, stop },
    info: { size: 31_000_000, repository: { size: 3_900_000, delta: 3_900_000 } },
    ...more,
  });
  const says = (...backup: object[]) =>
    JSON.stringify([{ name: 'omur', status: { code: 0, message: 'ok' }, backup }]);

  it('O231 gives the newest backup without a damaged page', () => {
    expect(
      newestOfPgBackRest(
        says(
          one('20261126-020003F_20261127-020002I', 1_764_208_860, { error: false }),
          one('20261126-020003F', 1_764_122_460),
          one('20261127-080002F', 1_764_230_460, { error: true }),
        ),
      ),
    ).toEqual({
      tool: 'pgbackrest',
      name: '20261126-020003F_20261127-020002I',
      madeAt: new Date(1_764_208_860_000),
      bytes: 3_900_000,
    });
  });
  it('O231 is refused where there is none, or it is something else', () => {
    expect(() => newestOfPgBackRest(says())).toThrow('no backup');
    expect(() => newestOfPgBackRest('')).toThrow('not what pgbackrest info');
    expect(() => newestOfPgBackRest('{"backup":[]}')).toThrow('not what pgbackrest info');
  });
});
