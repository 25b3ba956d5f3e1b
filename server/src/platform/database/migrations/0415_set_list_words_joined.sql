-- H159: who had not joined by the day is not asked, also where the day is another afterwards and they have left the group by then.
alter table set_list_word add column joined_on date;
comment on column set_list_word.joined_on is 'When they had agreed to be in the group, kept by trigger; unknown of those who were asked before it was kept and had left.';
update set_list_word w set joined_on = m.joined_at::date
from group_performance p, author_group_member m
where p.live_performance_id = w.live_performance_id and m.group_id = p.group_id and m.author_id = w.author_id;
