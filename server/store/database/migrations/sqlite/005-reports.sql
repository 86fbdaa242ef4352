-- What browsers reported of our pages, counted by the day; nothing about who was looking.
create table reports (
  day text not null, -- 2026-01-31, UTC
  kind text not null,
  page text not null,
  what text not null,
  place text not null, -- file and line, or empty
  times integer not null,
  last_at text not null, -- ISO 8601, UTC
  primary key (day, kind, page, what, place)
) strict;
