-- Where visitors read one event: feeds, calendars and search engines lead there. '{id}' stands for the event.

alter table clients add column event_page text; -- null: the portal page, with the event behind '#'
