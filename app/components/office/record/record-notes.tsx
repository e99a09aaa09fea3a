/** What a saved record names and the shop does not have, and what will hardly have been meant. */
export const RecordNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <ul className="office-note">
      {notes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
