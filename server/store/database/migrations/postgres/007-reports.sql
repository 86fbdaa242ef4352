-- What browsers reported of our pages, counted by the day; nothing about who was looking.
create table reports (
  day text collate "C" not null, -- 2026-01-31, UTC
  kind text collate "C" not null,
  page text collate "C" not null,
  what text collate "C" not null,
  place text collate "C" not null, -- file and line, or empty
  times integer not null,
  last_at text collate "C" not null, -- ISO 8601, UTC
  primary key (day, kind, page, what, place)
);
