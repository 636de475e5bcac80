/**
 * What was typed or chosen in a form before its scripts ran, or filled in by the browser: the named fields whose value is not the one that
 * was drawn. A field that is disabled, or not there, says nothing.
 *
 * @param drawn what stood in the fields; '' where nothing is given
 */
export function readEarlyInput<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
  drawn: Partial<Record<Field, string>> = {},
): Partial<Record<Field, string>> {
  const data = new FormData(form ?? undefined)
  const early: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = data.get(field)
    if (typeof text === 'string' && text !== (drawn[field] ?? '')) early[field] = text
  }
  return early
}
