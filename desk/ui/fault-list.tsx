/** What is wrong with a form, at its top: links to the fields, and what no field of it can mend. */
export function FaultList({
  says,
  fields,
  others,
}: {
  /** What became of the form. */
  says: string;
  fields: readonly { id: string; label: string; fault: string | undefined }[];
  others: readonly string[];
}) {
  if (fields.length + others.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <p>{says}</p>
      <ul className="plain">
        {fields.map(({ id, label, fault }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{label}</a>: {fault}
          </li>
        ))}
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
