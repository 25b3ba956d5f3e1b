import { describe, expect, it } from 'vitest';
import { recordedTables } from './recordedTables.ts';
import { readableChanges, recordActor, recordHeading, recordSummary } from './recordTexts.ts';

const record = {
  table: 'work_author',
  operation: 'update' as const,
  about: 'Jökull Steinn',
  actorKind: 'user' as const,
  actorName: 'Hrafnhildur',
  actingForName: null,
  changes: [],
};
const changed = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  nameBefore: null,
  nameAfter: null,
});
const read = (table: string, field: string, before: string | null, after: string | null) => {
  const [one] = readableChanges({ ...record, table, changes: [changed(field, before, after)] }, 'is');
  return [one?.label, one?.before, one?.after];
};

describe('a record as people read it', () => {
  it('J4 has a heading that says what happened, and to what', () => {
    expect(recordHeading(record, 'is')).toBe('Höfundi að verki breytt: Jökull Steinn');
    expect(recordHeading({ ...record, operation: 'insert' }, 'en')).toBe(
      'Author added to the work: Jökull Steinn',
    );
    expect(recordHeading({ ...record, table: 'notification_setting', about: 'workLight' }, 'is')).toBe(
      'Stillingu tilkynninga breytt: Ljós á verki',
    );
    expect(recordHeading({ ...record, table: 'app_user', about: null }, 'is')).toBe('Lykilorði breytt');
  });
  it('names anyone who did it', () => {
    expect(recordActor(record, 'is')).toBe('Hrafnhildur');
    expect(recordActor({ ...record, actorKind: 'society', actorName: null }, 'is')).toBe('Félagið');
    expect(recordActor({ ...record, actorKind: 'portal', actorName: null }, 'en')).toBe('The portal itself');
  });
  it.each([
    ['work_author', 'share', '50.00', '33.33', 'Hlutfall', '50\u00a0%', '33,33\u00a0%'],
    ['work', 'light', '2', '0', 'Ljós', 'Rautt', 'Grænt'],
    ['work', 'duration_seconds', '230', null, 'Lengd', '3.50', null],
    ['work', 'is_sent_to_ice', 'false', 'true', 'Sent til ICE', 'Nei', 'Já'],
    ['work', 'review', 'waiting', 'approved', 'Yfirferð', 'Bíður', 'Samþykkt'],
    ['work', 'reviewed_at', null, '2026-11-14T13:02:11.2+00:00', 'Afgreitt', null, '14/11/2026 13:02'],
    ['person', 'died_on', null, '2026-11-14', 'Dánardagur', null, '14/11/2026'],
    ['work_author', 'author_type_id', '36', '33', 'Tegund höfundar', 'Tón- og textahöfundur', 'Tónskáld'],
    ['work_author', 'author_id', '7', null, 'Höfundur', 'nr. 7', null],
    ['person', 'unheard_of', 'a', 'b', 'unheard_of', 'a', 'b'],
    ['unheard_of', 'x', 'a', 'b', 'x', 'a', 'b'],
  ])('reads %s.%s', (table, field, before, after, ...expected) => {
    expect(read(table, field, before, after)).toEqual(expected);
  });
  it('names an author rather than the number', () => {
    const change = { ...changed('author_id', null, '7'), nameAfter: 'Jökull Steinn' };
    expect(readableChanges({ ...record, changes: [change] }, 'is')[0]?.after).toBe('Jökull Steinn');
  });
  it('sums an update up', () => {
    const changes = [changed('share', '50.00', '40.00'), changed('approval', 'given', 'waiting')];
    expect(recordSummary({ ...record, changes }, 'is')).toBe(
      'Hlutfall: 50\u00a0% → 40\u00a0%, Samþykki: Veitt → Bíður',
    );
    const three = [...changes, changed('is_licensed', 'true', 'false')];
    expect(recordSummary({ ...record, changes: three }, 'is')).toMatch(/Bíður …$/);
    expect(recordSummary({ ...record, operation: 'insert', changes }, 'is')).toBe('');
  });
  it('has every label in both languages', () => {
    const labels = Object.values(recordedTables).flatMap((table) => [
      table.name,
      table.insert,
      table.update,
      table.delete,
      ...Object.values(table.columns)
        .filter(({ kind }) => kind !== 'technical')
        .flatMap((column) => [column, ...Object.values(column.words ?? {})]),
    ]);
    expect(labels.filter(({ is, en }) => is === '' || en === '')).toEqual([]);
  });
});
