import { sql } from '../../platform/database/statement.ts';

/** X90: what a file says of works, each with its parties in their order. Shares are millionths of a per cent. */
export const findFacts = sql`
  select w.work_id, w.title, w.lyrics_language as language, w.duration_seconds, w.music_category as category, w.work_type,
    w.text_music_relation as text_music, w.version_type, w.music_arrangement, w.lyric_adaptation, w.source_title,
    coalesce(w.source_iswc, (select s.iswc from work_iswc s where s.work_id = w.source_work_id and s.status = 'preferred')) as source_iswc,
    w.catalogue_number, w.performers, w.last_changed_at as changed_at,
    (select i.iswc from work_iswc i where i.work_id = w.work_id and i.status = 'preferred' and i.is_verified) as iswc,
    array(select t.title from work_title t where t.work_id = w.work_id and not t.is_main and t.is_verified order by t.work_title_id limit 50) as other_titles,
    array(select i.isrc from work_isrc i where i.work_id = w.work_id and i.is_verified order by i.isrc limit 50) as isrcs,
    (select coalesce(json_agg(json_build_object('issuer', n.issuer, 'number', n.number) order by n.issuer, n.work_number_id), '[]')
      from work_number n where n.work_id = w.work_id and n.issuer ~ '^[0-9]{3}$' and n.source <> 'cwr') as numbers,
    (select coalesce(json_agg(json_build_object('kind', p.kind, 'workPartyId', p.work_party_id, 'authorId', p.author_id, 'personId', p.person_id,
        'chain', p.chain, 'role', p.role, 'name', p.name, 'ipiNameNumber', p.ipi_name_number, 'isControlled', p.is_controlled,
        'isStated', p.source <> 'registration',
        'shares', array[p.performance_share * 1000000, p.mechanical_share * 1000000, p.synchronisation_share * 1000000]::bigint[],
        'societies', array[p.performance_society, p.mechanical_society, p.synchronisation_society], 'agreementNumber', p.agreement_number,
        'territories', (select coalesce(json_agg(json_build_object('isIncluded', t.is_included, 'territory', t.territory, 'shares',
            array[t.performance_share * 1000000, t.mechanical_share * 1000000, t.synchronisation_share * 1000000]::bigint[]) order by t.position), '[]')
          from work_party_territory t where t.work_party_id = p.work_party_id))
        order by p.author_position, p.author_id, p.chain nulls first, p.place, p.role, p.work_party_id), '[]')
      from work_parties(w.work_id) p) as parties
  from work w where w.work_id = any(${'workIds'}::integer[]) order by w.work_id`;
