import { DistributionCategory, Pot } from '@omur/contract/royalties/pots';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf } from '../../platform/lookups/namesQueries.ts';

export const categories = answer(
  DistributionCategory,
  piece`
    select category_id, ${categoryName}
    from distribution_category c order by category_id`,
);

const whole = piece`
  select pot_id, ${nameOf('p')} as pot_description, name_en as pot_description_english, explanation_is as pot_explanation_is, explanation_en as pot_explanation_en, version,
    explanation_is is not null and explanation_en is not null as is_explained, name collate "is-IS-x-icu" as name_order
  from pot p`;

export const allPots = listing({
  schema: Pot,
  from: whole,
  orders: {
    potDescription: { up: ['q.is_explained::boolean', 'q.name_order', 'q.pot_id::integer'] },
  },
  counted: piece`pot`,
});

export const findPot = answer(Pot, piece`${whole} where pot_id = ${'potId'}`);

export const lockPot = sql`select version from pot where pot_id = ${'potId'} for update`;

export const writeExplanation = sql`
  update pot set name_en = ${'nameEn'}, explanation_is = ${'explanationIs'}, explanation_en = ${'explanationEn'}, version = version + 1
  where pot_id = ${'potId'}`;
