-- What a rubric is called in English, where the client has named it.
alter table rubrics add column name_en text;
