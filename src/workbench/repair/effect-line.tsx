/** Shows one figure before and after a repair. */
export function EffectLine({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td data-changed={before !== after || undefined}>{after}</td>
    </tr>
  )
}
