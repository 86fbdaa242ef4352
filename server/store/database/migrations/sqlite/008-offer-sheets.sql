-- Offers as documents (PDF), as they were sent.
create table offer_sheets (
  answer_id text primary key not null references answers (id) on delete cascade,
  pdf text not null -- base64
) strict;
create trigger offer_sheets_stay before update on offer_sheets
  begin select raise(abort, 'a sent offer can''t be changed'); end;
