/** The head of a table: columns from `numbersFrom` on hold numbers. */
export function Heads({ names, numbersFrom }: { names: readonly string[]; numbersFrom: number }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={name} scope="col" className={index < numbersFrom ? undefined : "research-number"}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
