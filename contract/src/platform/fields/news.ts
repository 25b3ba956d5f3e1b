import * as z from 'zod/mini';
import { day, id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// News of the society: every wire name once.

export const newsId = field('FRETT_NR', id);
export const headlineIs = field('FYRIRSOGN_IS', text);
export const headlineEn = field('FYRIRSOGN_EN', text);
/** Plain text; an empty line parts paragraphs. */
export const newsIs = field('FRETT_IS', text);
export const newsEn = field('FRETT_EN', text);
/** How the text begins. */
export const leadIs = field('UPPHAF_FRETTAR_IS', text);
export const leadEn = field('UPPHAF_FRETTAR_EN', text);
/** What is in a picture, for those who cannot see it. */
export const pictureTextIs = field('LYSING_MYNDAR_IS', text);
export const pictureTextEn = field('LYSING_MYNDAR_EN', text);
/** The day from which it is read; none of a draft. */
export const publishOn = field('BIRTIST', z.nullable(day));
export const isPublished = field('ER_BIRT', yesNo);
export const isNewsPublic = field('FRETTIR_OPNAR', yesNo);
