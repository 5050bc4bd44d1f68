-- Which device a session was opened on: the history tells one operator from another by it.
alter table office_cookies add column device text;

-- What the page of mails asks for: all of a client, and the few that somebody should look at.
create index mails_client on mails (client, id);
create index mails_open on mails (client) where state in ('waiting', 'failed');
