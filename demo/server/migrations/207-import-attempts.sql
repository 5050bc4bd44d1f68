-- Imports from web addresses are counted like other attempts.
alter table attempts
  drop constraint attempts_kind_check,
  add constraint attempts_kind_check check (kind in ('password', 'mail', 'signup', 'import'));
