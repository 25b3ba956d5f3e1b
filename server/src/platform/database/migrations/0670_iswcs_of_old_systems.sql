-- O272: an ISWC that came with a society's files is told from one of a file of the ISWC agency, which no delta takes away.
alter table work_iswc drop constraint work_iswc_source;
alter table work_iswc add constraint work_iswc_source check (source in ('typed', 'agency', 'file', 'cwr', 'oldSystem'));

-- Those that were added while files were taken, to works of which the agency has acknowledged nothing by a file. In doubt a code is the
-- agency's, and stays. Nothing happened to the codes today, so records and findings stay as they are.
alter table work_iswc disable trigger user;
update work_iswc i set source = 'oldSystem'
where i.source = 'file' and exists (select from old_number o where o.work_id = i.work_id)
  and exists (select from society_import s where i.added_at between s.taking_since and coalesce(s.taken_at, 'infinity'))
  and not exists (select from iswc_request r join iswc_batch b using (batch_id) where r.work_id = i.work_id and b.channel = 'file');
alter table work_iswc enable trigger user;
