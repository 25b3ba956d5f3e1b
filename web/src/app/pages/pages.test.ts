import { describe, expect, it } from 'vitest';
import { type Page, readSearch, type Visitor } from '../../platform/page/page.ts';
import { sections } from '../../platform/help/content.ts';
import { deskPages } from './deskPages.ts';
import { memberPages } from './memberPages.ts';
import { shownTo } from './shown.ts';

const pages: readonly Page[] = [...memberPages, ...deskPages];
const member: Visitor = {
  role: 'member',
  isStaff: false,
  mayRegister: true,
  isReading: false,
  hasContracts: false,
  seesAccess: true,
  person: {},
  authorId: 7,
};
const menuOf = (visitor: Visitor, from: readonly Page[] = memberPages) =>
  shownTo(visitor, from)
    .pages.filter(({ menu }) => menu)
    .map(({ path }) => path);

describe('the pages', () => {
  it('C2.12, R30 lead to a section of the help, all but the help itself', () => {
    const ids = sections.map(({ id }) => id);
    const without = pages.filter(({ help }) => help === null || !ids.includes(help));
    expect(without.map(({ path }) => path)).toEqual(['/hjalp']);
  });
  it('H11 have addresses and places in the menu of their own', () => {
    const places = pages.flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.at}`] : []));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(places).size).toBe(places.length);
  });
  it('H20 stand on the desk in groups, each page in one', () => {
    const desk = shownTo({ ...member, role: 'administrator', isStaff: true, person: null }, deskPages).pages;
    const sections = desk.flatMap(({ menu }) => (menu?.group === 'desk' ? [menu.section] : []));
    const starts = sections.filter((section, at) => section !== sections[at - 1]);
    expect(starts).toEqual(['works', 'people', 'contracts', 'performances', 'money', 'system']);
  });
  it('F2.25 stand in a member’s menu by what they may do', () => {
    expect(menuOf(member)).toEqual([
      '/mitt-spjald',
      '/verk/stofna',
      '/verk/skra-morg',
      '/lifandi-flutningar/stofna',
      '/hópar',
      '/umboð',
      '/stats',
      '/sjodir-umsokn',
      '/musicstart',
      '/aðalfundir',
      '/fréttir',
      '/erindi',
    ]);
    expect(menuOf({ ...member, isReading: true, mayRegister: false, seesAccess: false })).toEqual([
      '/mitt-spjald',
      '/hópar',
      '/stats',
      '/musicstart',
      '/aðalfundir',
      '/fréttir',
      '/erindi',
    ]);
  });
  it('H60 show groups to authors and staff', () => {
    expect(menuOf({ ...member, authorId: undefined })).not.toContain('/hópar');
    expect(menuOf({ ...member, role: 'editor', isStaff: true, authorId: undefined })).toContain('/hópar');
  });
  it('F2.27 show contracts to those who have some', () => {
    expect(menuOf({ ...member, hasContracts: true })).toContain('/samningar');
    expect(menuOf({ ...member, hasContracts: true })).toContain('/samningar/stofna');
    expect(menuOf({ ...member, hasContracts: true, isReading: true })).not.toContain('/samningar/stofna');
  });
  it('F2.24 have no menu for viewers and external users, who still find their settings', () => {
    for (const role of ['viewer', 'external'] as const) {
      const visitor: Visitor = { ...member, role, mayRegister: false };
      expect(menuOf(visitor)).toEqual([]);
      const found = shownTo(visitor, memberPages).pages.map(({ path }) => path);
      const others = ['/stillingar', '/stillingar/tengingar', '/hjalp'];
      expect(found).toEqual(['/tilkynningar', '/óráðstafað', '/greiðslur', ...others]);
    }
  });
  it('leave jobs and imports of distributions to administrators', () => {
    const staff: Visitor = { ...member, isStaff: true, person: null };
    const only = ['/úthlutanir', '/verkraðir'];
    expect(menuOf({ ...staff, role: 'administrator' }, pages)).toEqual(expect.arrayContaining(only));
    expect(menuOf({ ...staff, role: 'editor' }, pages)).not.toEqual(expect.arrayContaining([only[0]]));
    expect(menuOf({ ...staff, role: 'editor' }, pages)).not.toEqual(expect.arrayContaining([only[1]]));
    expect(menuOf(member)).not.toContain('/skráningar');
  });
  it('read what their address says, and nothing else', () => {
    const card = memberPages[0];
    expect(readSearch(card.search)({ flipi: 'verk', hofundur: 7, leit: 8, annad: 'x' })).toEqual({
      flipi: 'verk',
      hofundur: 7,
    });
  });
});
