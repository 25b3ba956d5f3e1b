import * as z from 'zod/mini';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Where music is performed, and who holds the concerts: every wire name once. What each means stands in docs/glossary.md.

export const countryId = field('LAND_NR', id);
export const country = field('LAND', text);

export const venueId = field('FLUTNINGSSTADUR_NR', id);
export const venueName = field('HEITI_FLUTNINGSSTADAR', text);
export const address = field('HEIMILISFANG', text);
export const isVenueClosed = field('FLUTNINGSSTADUR_LOKADUR_ROFI', yesNo);
export const venueTypeId = field('TEGUND_FLUTNINGSSTADAR_NR', id);
export const venueTypeName = field('NAFN_TEGUNDAR_FLUTNINGSSTADAR', text);
export const hallCount = field('FJOLDI_SALA', z.int());

export const hallId = field('SALUR_NR', id);
export const hallName = field('HEITI_SALS', text);
export const isHallClosed = field('SALUR_LOKADUR_ROFI', yesNo);

export const festivalId = field('TONLISTARHATID_NR', id);
export const festivalName = field('HEITI_TONLISTARHATIDAR', text);
export const isFestivalClosed = field('TONLISTARHATID_LOKUD_ROFI', yesNo);
export const yearCount = field('FJOLDI_TILVIKA', z.int());
export const openYearCount = field('FJOLDI_OPINNA_TILVIKA', z.int());

export const festivalYearId = field('TONLISTARHATID_TILVIK_NR', id);
export const year = field('AR', z.int().check(z.minimum(1900), z.maximum(2200)));
export const isYearClosed = field('TONLISTARHATID_LOKID_ROFI', yesNo);

export const promoterId = field('TONLEIKAHALDARI_NR', id);
export const promoterName = field('TONLEIKAHALDARI', text);
export const promoterEmail = field('NETFANG_TONLEIKAHALDARA', text);
export const promoterPhone = field('SIMANUMER_TONLEIKAHALDARA', text);
