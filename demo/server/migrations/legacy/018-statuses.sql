-- Where an event, or one of its dates, takes place now: as it is written, and the address where it is a known one.
alter table events add column new_location text, add column new_location_id int references addresses;
alter table appointments add column new_location_id int references addresses;
