/** Focuses the first of these fields that the form has. */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus()
}
