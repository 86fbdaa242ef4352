-- The times that the store remembers, one for each name: when it was made, when damage was found, and the like.
create table marks (
  name text collate "C" primary key,
  marked_at text collate "C" not null -- ISO 8601, UTC
);

-- Which incidents a server is telling the owner of, so that no other one tells them meanwhile.
create table claims (
  incident text collate "C" primary key,
  taken_at text collate "C" not null
);

-- All of these were rows of incidents, which holds from here on what the owner was told is wrong and nothing else.
insert into marks
  select case name when 'drill not passed' then 'drill failed' when 'latest refusal' then 'post refused' else name end,
    opened_at
  from incidents
  where name in ('store made', 'damage found', 'drill passed', 'drill not passed', 'latest refusal');
insert into claims select substr(name, 9), opened_at from incidents where name like 'telling %';
delete from incidents
  where name in ('store made', 'damage found', 'drill passed', 'drill not passed', 'latest refusal', 'write-probe')
    or name like 'telling %';
