-- R70: what is kept for an author may fall to another society by the register of today, which is looked up for these authors alone.
create index unmatched_usage_author on unmatched_usage (author_id) where finding = 'noPayee' and author_id is not null;
