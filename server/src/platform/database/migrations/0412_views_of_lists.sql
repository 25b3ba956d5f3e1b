-- H165: views are kept of the desk's lists too, by what their addresses say. Servers of the release before go on writing the columns of
-- the list of works, which a view without an address is read from.
alter table work_view
  add column list text not null default 'works'
    constraint work_view_list check (list in ('works', 'review', 'inbox', 'matching', 'performances', 'claims', 'approvals')),
  add column address jsonb
    constraint work_view_address check (jsonb_typeof(address) = 'object' and octet_length(address::text) <= 4000);
comment on column work_view.address is 'How the list stood, by the names of its address.';
comment on index work_view_once is 'A name is of one view of one list: a server of the release before knows of no other list.';
