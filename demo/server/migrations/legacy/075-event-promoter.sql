-- What else an organiser has to offer is asked for beside each event.
create index events_promoter on events (client, promoter_id);
