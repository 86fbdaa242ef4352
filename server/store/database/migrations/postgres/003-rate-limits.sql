-- How much of its allowance each network has used, for several servers. A crash may empty it: nothing is lost by that.
create unlogged table rate_limits (
  network text collate "C" primary key, -- SHA-256, so that no copy of the database holds addresses
  used_until double precision not null -- milliseconds since 1970
);

create index rate_limits_used_until on rate_limits (used_until);
