import { useState } from "react";
import type { QueryClient } from "../../../browsing/query-client.ts";
import buttons from "../../../ui/button.first.module.css";
import type { Person } from "../search/ask-person.tsx";
import { InHandForm } from "./in-hand-form.tsx";

interface InHandWayProps {
  queries: QueryClient;
  person: Person;
  onOpen: () => void;
}

/** Opens the form for an insert whose code can't be read. It comes with the search: a file of its own would be named in the first load. */
export function InHandWay({ queries, person, onOpen }: InHandWayProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <InHandForm queries={queries} person={person} onOpen={onOpen} />;
  return (
    <div>
      <button
        type="button"
        className={`${buttons.secondary} ${buttons.small}`}
        onClick={() => setIsOpen(true)}
      >
        A worn insert in your hand? Find its seat
      </button>
    </div>
  );
}
