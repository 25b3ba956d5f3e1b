import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findNames, nearest, readNames } from './wire.ts';

const names = readNames(`
| Wire          | In answers    | In the code       | Meaning         | Avoid    |
| ------------- | ------------- | ----------------- | --------------- | -------- |
| \`VERK_NR\`     | \`verK_NR\`     | \`workId\`          | number of a work | songId   |
| \`id\`          | \`id\`          | \`authorId\`, \`workId\` | a number         |          |
`);

function run(...asked: string[]) {
  return spawnSync(process.execPath, [`${import.meta.dirname}/wire.ts`, ...asked], { encoding: 'utf8' });
}

describe('npm run wire', () => {
  it('reads the names of the glossary', () =>
    expect(names).toEqual([
      { wire: 'VERK_NR', answer: 'verK_NR', english: ['workId'], meaning: 'number of a work' },
      { wire: 'id', answer: 'id', english: ['authorId', 'workId'], meaning: 'a number' },
    ]));
  it('finds a name in every spelling, the exact one first', () => {
    expect(findNames(names, 'verk_nr').map(({ wire }) => wire)).toEqual(['VERK_NR']);
    expect(findNames(names, 'WORKID').map(({ wire }) => wire)).toEqual(['VERK_NR', 'id']);
    expect(findNames(names, 'ID').map(({ wire }) => wire)).toEqual(['id']);
  });
  it('suggests the nearest name', () => expect(nearest(names, 'VERKNR')).toBe('VERK_NR'));

  it('W1 says what a field of the network tab is and where it is declared', () => {
    const { status, stdout } = run('heiti_verks');
    expect(status).toBe(0);
    expect(stdout).toMatch(/HEITI_VERKS {2}in answers heitI_VERKS\n.*title\n.*title of a work/);
    expect(stdout).toMatch(/contract\/src\/platform\/fields\/works\.ts:\d+/);
  });
  it('fails with a suggestion when there is no such field', () => {
    const { status, stderr } = run('HEITI_VERK');
    expect(status).toBe(1);
    expect(stderr).toContain('Did you mean HEITI_VERKS?');
  });
  it('fails when nothing is asked', () => expect(run().status).toBe(1));
});
