-- Offers as documents (PDF), as they were sent.
create table offer_sheets (
  answer_id text collate "C" primary key references answers (id) on delete cascade,
  pdf text not null -- base64
);
create trigger offer_sheets_stay before update on offer_sheets for each row execute function refuse_change();
