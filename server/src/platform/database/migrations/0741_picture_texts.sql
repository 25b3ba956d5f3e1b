-- O288: what is in a picture of the news, for those who cannot see it.

alter table stored_file
  add column picture_text_is text constraint stored_file_picture_text_is check (length(picture_text_is) between 1 and 300),
  add column picture_text_en text constraint stored_file_picture_text_en check (length(picture_text_en) between 1 and 300),
  add constraint stored_file_picture_text check (owner_kind = 'news' or num_nonnulls(picture_text_is, picture_text_en) = 0);
comment on column stored_file.picture_text_is is 'What is read aloud in place of a picture of the news, in Icelandic.';
comment on column stored_file.picture_text_en is 'The same in English.';
