-- What an event is about in easy German (Leichte Sprache), and the address of a video about it in German Sign Language.

alter table events add column easy_text text, add column sign_language_url text;
