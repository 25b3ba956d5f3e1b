-- X87, X175: a file has one first answer, also where it is refused whole and no transaction of it stands to say so.
create unique index cwr_answer_first_once on cwr_answer (cwr_file_id) where stage = 'first';
-- The code of a file that was refused whole is looked up too.
create index cwr_file_code_of_all on cwr_file (sender_code, person_id);
create index cwr_file_same_bytes on cwr_file (digest, person_id);
