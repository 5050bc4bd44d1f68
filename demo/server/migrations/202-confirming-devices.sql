-- The device that signed up confirms the account without the password.
alter table accounts add column confirmation_hash bytea;
